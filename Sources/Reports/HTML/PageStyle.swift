/// The style sheet, inside the page: the file travels alone.
enum PageStyle {
    static var css: String {
        """
        :root{color-scheme:light dark;\(Palette.light.variables)}
        @media (prefers-color-scheme:dark){:root{\(Palette.dark.variables)}}
        \(screen)
        @media print{:root{color-scheme:light;\(Palette.light.variables)}\(print)}
        """
    }

    private static let screen = """
        *{box-sizing:border-box}
        html{-webkit-text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:1rem}
        body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",\
        Roboto,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums lining-nums}
        a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:.06em}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
        .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--surface);padding:.5rem 1rem}
        header,main,footer{max-width:74rem;margin:0 auto;padding:0 1.25rem}
        header{padding-top:2.5rem}
        h1{font-size:clamp(1.6rem,1.2rem + 2vw,2.4rem);line-height:1.15;margin:0;letter-spacing:-.02em;\
        font-weight:650;overflow-wrap:anywhere}
        .date{color:var(--muted);margin:.35rem 0 0;font-size:1.05rem}
        nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:1.25rem 0 0;padding:0}
        nav a{display:block;padding:.3rem 0;text-decoration:none}nav a:hover{text-decoration:underline}
        .cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.9rem;\
        margin:1.5rem 0 0;padding:0;list-style:none}
        .cards a{display:block;height:100%;background:var(--surface);border:1px solid var(--line);\
        border-radius:14px;padding:1rem 1.1rem;color:inherit;text-decoration:none}
        .cards a:hover{border-color:var(--accent)}
        .cards .name{display:block;color:var(--muted);font-size:.875rem}
        .cards .number{display:block;font-size:2.1rem;line-height:1.2;font-weight:600;letter-spacing:-.02em}
        .cards .note{display:block;color:var(--muted);font-size:.875rem}
        .cards .error .number{color:var(--error)}.cards .warning .number{color:var(--warning)}
        section{background:var(--surface);border:1px solid var(--line);border-radius:14px;\
        padding:1.35rem 1.5rem 1.5rem;margin:1.25rem 0}
        h2{font-size:1.3rem;line-height:1.3;margin:0 0 .25rem;letter-spacing:-.01em;font-weight:620}
        h3{font-size:1rem;margin:1.6rem 0 .35rem;font-weight:620}
        h2 .count,h3 .count{color:var(--muted);font-weight:400;margin-left:.4rem}
        p{margin:.4rem 0;max-width:46rem}.quiet{color:var(--muted)}
        .scroll{overflow-x:auto;margin:.6rem -1.5rem 0;padding:0 1.5rem}.who{min-width:8.5rem}
        table{border-collapse:collapse;width:100%;font-size:.9375rem}
        caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        th,td{text-align:left;vertical-align:top;padding:.5rem .9rem .5rem 0;border-bottom:1px solid var(--line)}
        th:last-child,td:last-child{padding-right:0}
        thead th{color:var(--muted);font-weight:500;font-size:.8125rem;line-height:1.35;vertical-align:bottom}
        tbody th{font-weight:600;white-space:nowrap}
        tbody tr:last-child>*{border-bottom:0}
        .n{text-align:right}td.n,.w{white-space:nowrap}th.n{min-width:3.3rem}
        .n+:not(.n){padding-left:1.4rem}
        .badge{display:inline-block;padding:.05rem .6rem;border-radius:99px;font-size:.8125rem;font-weight:600;\
        white-space:nowrap;background:var(--accent-soft);color:var(--accent)}
        .badge.error{background:var(--error-soft);color:var(--error)}
        .badge.warning{background:var(--warning-soft);color:var(--warning)}
        .badge.info{background:var(--info-soft);color:var(--info)}
        code{font:.875em/1.4 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
        details details{margin-left:1.1rem}details{border-top:1px solid var(--line);padding:.65rem 0}details:last-child{padding-bottom:0}
        summary{cursor:pointer;padding:.15rem 0}summary:hover{color:var(--accent)}
        summary .count{color:var(--muted);margin-left:.4rem}
        .codes summary{display:grid;grid-template-columns:1.1rem 5.6rem 4.5rem minmax(0,1fr);gap:0 .6rem;\
        align-items:baseline;list-style:none}
        .codes summary::-webkit-details-marker{display:none}
        .codes summary::before{content:"▸";color:var(--muted)}.codes [open]>summary::before{content:"▾"}
        .codes .total{text-align:right;font-weight:600}.codes .meaning{display:block}
        .codes summary code{color:var(--muted)}.codes .badge{justify-self:start}
        .codes .inside{padding-left:1.7rem}
        .chart{margin:1rem 0 .25rem;display:grid;grid-template-columns:auto minmax(0,1fr);gap:.3rem .6rem}
        .chart svg{display:block;width:100%;height:10rem;overflow:visible}
        .chart .y{display:flex;flex-direction:column;justify-content:space-between;text-align:right;\
        color:var(--muted);font-size:.75rem;line-height:1;margin:-.375rem 0}
        .chart .x{grid-column:2;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;color:var(--muted);\
        font-size:.75rem;white-space:nowrap}
        .chart .x span{overflow:visible;width:0}
        .chart rect{fill:var(--bar)}.chart rect.weekend{fill:var(--bar-strong)}
        .chart line{stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}
        .more{margin:.75rem 0 0;color:var(--muted)}
        footer{color:var(--muted);font-size:.875rem;padding-bottom:3rem}
        @media (max-width:34rem){header,main,footer{padding-left:.9rem;padding-right:.9rem}header{padding-top:1.5rem}\
        section{padding:1.1rem 1rem 1.2rem;border-radius:12px}.scroll{margin:.6rem -1rem 0;padding:0 1rem}\
        .cards{grid-template-columns:1fr 1fr;gap:.6rem}.cards a{padding:.75rem .85rem}\
        .cards .number{font-size:1.7rem}\
        .codes summary{grid-template-columns:1rem auto 1fr}.codes .total{text-align:left}\
        .codes .what{grid-column:2/-1}.codes .inside{padding-left:0}.chart .x span:nth-child(2n){visibility:hidden}}
        """

    private static let print = """
        body{background:#fff;font-size:10pt}header,main,footer{max-width:none;padding:0}nav,.skip{display:none}\
        section,.cards a{border-color:#bbb;break-inside:auto}section{padding:.5rem 0;border:0;border-top:1px solid #bbb;\
        border-radius:0}tr,.cards li,.chart{break-inside:avoid}h2,h3{break-after:avoid}.scroll{overflow:visible;\
        margin:0;padding:0}a{color:inherit;text-decoration:none}thead{display:table-header-group}
        """
}
