/// The style sheet, inlined: the page is a single file.
enum PageStyle {
    static var css: String {
        """
        :root{color-scheme:light dark;\(Palette.light.variables)}
        @media (prefers-color-scheme:dark){:root{\(Palette.dark.variables)}}
        \(base)
        \(tables)
        \(pictures)
        \(strip)
        \(small)
        @media print{:root{color-scheme:light;\(Palette.light.variables)}\(print)}
        """
    }

    private static let base = """
        *{box-sizing:border-box}
        html{-webkit-text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:4rem}
        body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",\
        Roboto,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums lining-nums}
        a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:.06em}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
        .skip{position:absolute;left:-99rem;z-index:2}.skip:focus{left:1rem;top:1rem;background:var(--surface);\
        padding:.5rem 1rem}
        header,main,footer{max-width:76rem;margin:0 auto;padding:0 1.25rem}
        header{padding-top:2.5rem}
        h1{font-size:clamp(1.7rem,1.2rem + 2.2vw,2.6rem);line-height:1.12;margin:0;letter-spacing:-.022em;\
        font-weight:680;overflow-wrap:anywhere}
        .date{color:var(--muted);margin:.35rem 0 0;font-size:1.05rem}
        .made{color:var(--muted);margin:0;font-size:.8125rem}
        nav{background:var(--paper);position:sticky;top:0;z-index:1;border-bottom:1px solid var(--line);\
        margin-top:1.1rem}
        nav ul{display:flex;flex-wrap:wrap;gap:0 1.15rem;list-style:none;margin:0 auto;padding:.35rem 1.25rem;\
        max-width:76rem}
        nav a{display:block;padding:.25rem 0;text-decoration:none;font-size:.9375rem}\
        nav a:hover{text-decoration:underline}
        .cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.6rem,1fr));gap:.8rem;\
        margin:1.4rem 0 0;padding:0;list-style:none}
        .cards a{display:block;height:100%;background:var(--surface);border:1px solid var(--line);\
        border-radius:14px;padding:.9rem 1.05rem;color:inherit;text-decoration:none;overflow-wrap:anywhere}
        .cards a:hover{border-color:var(--accent)}
        .cards .name{display:block;color:var(--muted);font-size:.8125rem}
        .cards .number{display:block;font-size:2rem;line-height:1.2;font-weight:620;letter-spacing:-.02em}
        .cards .note{display:block;color:var(--muted);font-size:.8125rem;line-height:1.4}
        .cards .error .number{color:var(--error)}.cards .warning .number{color:var(--warning)}
        section{background:var(--surface);border:1px solid var(--line);border-radius:14px;\
        padding:1.35rem 1.5rem 1.5rem;margin:1.25rem 0}
        h2{font-size:1.35rem;line-height:1.3;margin:0 0 .25rem;letter-spacing:-.012em;font-weight:650}
        h3{font-size:1rem;margin:1.6rem 0 .35rem;font-weight:640}
        h2 .count,h3 .count{color:var(--muted);font-weight:400;margin-left:.4rem}
        p{margin:.4rem 0;max-width:46rem}.quiet{color:var(--muted)}
        .todo{list-style:none;margin:.7rem 0 0;padding:0;display:grid;gap:.55rem}
        .todo li{padding:.6rem .95rem;border-radius:10px;background:var(--accent-soft);\
        border-left:4px solid var(--accent);overflow-wrap:anywhere}
        .todo .error{background:var(--error-soft);border-color:var(--error)}
        .todo .warning{background:var(--warning-soft);border-color:var(--warning)}
        .todo a{color:inherit}
        b.site{font-weight:700;white-space:nowrap}
        .phone{display:block;font-size:.8125rem;white-space:nowrap}
        details{border-top:1px solid var(--line);padding:.65rem 0}details:last-child{padding-bottom:0}
        details details{margin-left:1.1rem}
        summary{cursor:pointer;padding:.15rem 0}summary:hover{color:var(--accent)}
        code,pre{font:.875em/1.5 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;\
        overflow-wrap:anywhere}
        .more{margin:.75rem 0 0;color:var(--muted)}
        footer{color:var(--muted);font-size:.875rem;padding-bottom:3rem}
        """

    private static let tables = """
        .scroll{overflow-x:auto;margin:.6rem -1.5rem 0;padding:0 1.5rem}.who{min-width:8.5rem}
        table{border-collapse:collapse;width:100%;font-size:.9375rem}
        caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        th,td{text-align:left;vertical-align:top;padding:.5rem .9rem .5rem 0;border-bottom:1px solid var(--line)}
        th:last-child,td:last-child{padding-right:0}
        thead th{color:var(--muted);font-weight:500;font-size:.8125rem;line-height:1.35;vertical-align:bottom}
        tbody th{font-weight:600;white-space:nowrap}tbody th.who{white-space:normal}
        tbody tr:last-child>*{border-bottom:0}
        .n{text-align:right}td.n,.w{white-space:nowrap}th.n{min-width:3.3rem}
        .n+:not(.n){padding-left:1.4rem}
        .agenda th,.agenda td{padding-top:.3rem;padding-bottom:.3rem}.agenda tbody th{font-weight:400}
        .roomy{min-width:56rem}.agenda td:last-child{min-width:14rem}
        .badge{display:inline-block;padding:.05rem .6rem;border-radius:99px;font-size:.8125rem;font-weight:600;\
        white-space:nowrap;background:var(--accent-soft);color:var(--accent)}
        .badge.error{background:var(--error-soft);color:var(--error)}
        .badge.warning{background:var(--warning-soft);color:var(--warning)}
        .badge.info{background:var(--info-soft);color:var(--info)}
        .codes summary{display:grid;grid-template-columns:1.1rem 5.6rem 4.5rem minmax(0,1fr);gap:0 .6rem;\
        align-items:baseline;list-style:none}
        .codes summary::-webkit-details-marker{display:none}
        .codes summary::before{content:"▸";color:var(--muted)}.codes [open]>summary::before{content:"▾"}
        .codes .total{text-align:right;font-weight:600}.codes .meaning{display:block}
        .codes summary code{color:var(--muted)}.codes .badge{justify-self:start}
        .codes .inside{padding-left:1.7rem}
        .findings{list-style:none;margin:.6rem 0 0;padding:0}
        .findings li{padding:.45rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
        .findings .record{font-weight:600;margin:0 .35rem}
        pre{margin:.4rem 0 .3rem;padding:.5rem .8rem;border-radius:8px;background:var(--paper);white-space:pre-wrap;\
        display:flex;gap:.9rem}
        pre>span{color:var(--muted);user-select:none}pre code{font-size:1em;flex:1;min-width:0}
        mark{background:var(--warning-soft);color:var(--warning);font-weight:700;\
        box-shadow:inset 0 -2px 0 var(--warning)}
        """

    private static let pictures = """
        svg{display:block;max-width:none}
        svg text{font:12px Arial,Helvetica,"Liberation Sans",Arimo,sans-serif;fill:var(--ink)}
        .chart{margin:1rem 0 .25rem;display:grid;grid-template-columns:auto minmax(0,1fr);gap:.3rem .6rem}
        .chart svg{width:100%;height:10rem;overflow:visible}
        .chart .y{display:flex;flex-direction:column;justify-content:space-between;text-align:right;\
        color:var(--muted);font-size:.75rem;line-height:1;margin:-.375rem 0}
        .chart .x{grid-column:2;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;color:var(--muted);\
        font-size:.75rem;white-space:nowrap}
        .chart .x span{overflow:visible;width:0}
        .chart rect{fill:var(--bar)}.chart rect.weekend{fill:var(--bar-strong)}
        .chart line{stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}
        .legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;list-style:none;margin:.6rem 0 .8rem;padding:0;\
        color:var(--muted);font-size:.875rem}
        .key{display:inline-block;width:1rem;height:.8rem;border-radius:3px;margin-right:.4rem;\
        border:1px solid transparent}
        .key.taken{background:var(--accent-soft);border-color:var(--bar-strong)}
        .key.pending{background:var(--warning-soft);border:1px dashed var(--warning)}
        .key.clash,.key.h5{background:var(--error)}.key.closed{background:var(--line)}
        .key.h0{background:var(--heat-0);border-color:var(--line)}.key.h1{background:var(--heat-1)}
        .key.h2{background:var(--heat-2)}.key.h3{background:var(--heat-3)}.key.h4{background:var(--heat-4)}
        .nights .day,.nights .num,.months .num{text-anchor:middle;fill:var(--muted)}
        .nights .rest{font-weight:700;fill:var(--ink)}.nights .weekend{fill:var(--paper)}
        .nights .rule,.nights .week{fill:var(--line)}.nights .month{fill:var(--muted)}
        .nights .closed{fill:var(--line);fill-opacity:.75}.nights .clash{fill:var(--error);fill-opacity:.2;stroke:var(--error);stroke-width:2;pointer-events:none}
        .nights .stay{fill:var(--accent-soft);stroke:var(--bar-strong)}
        .nights rect.pending{fill:var(--warning-soft);stroke:var(--warning);stroke-dasharray:4 3}
        .nights .guest{fill:var(--accent);pointer-events:none}.nights .guest.pending{fill:var(--warning)}
        .nights .site,.months .site{font-weight:700}
        .months rect{stroke:var(--line);stroke-width:.5}.months .figure{text-anchor:end}
        .months .h0{fill:var(--heat-0)}.months .h1{fill:var(--heat-1)}.months .h2{fill:var(--heat-2)}
        .months .h3{fill:var(--heat-3)}.months .h4{fill:var(--heat-4)}.months .h5{fill:var(--error)}
        .months .today{stroke:var(--ink);stroke-width:2.5}
        .beside{display:grid;grid-template-columns:minmax(0,32rem) minmax(0,1fr);gap:0 2rem;margin-top:.6rem}
        .beside h3{margin-top:.4rem}
        figure{margin:0}figcaption{color:var(--muted);font-size:.8125rem;margin-top:.3rem}
        .map{width:100%;height:auto;max-width:34rem;background:var(--paper);border-radius:12px}
        .map .ring{fill:none;stroke:var(--line);stroke-width:1.2}
        .map .distance,.map .compass{fill:var(--muted);text-anchor:middle;font-size:11px}
        .map .distance,.map .name,.map .no{paint-order:stroke;stroke:var(--paper);stroke-width:3px;\
        stroke-linejoin:round}
        .map .no{font-weight:700}.map .north{fill:var(--muted)}.map .leader{stroke:var(--muted);stroke-width:.8}
        .map .mark{fill:var(--accent);stroke:var(--paper);stroke-width:1.5}.map .help{fill:var(--error)}
        .map .cross{stroke:var(--paper);stroke-width:1.8;fill:none}.map .home{fill:var(--ink)}
        """

    /// Motion only changes the last part of a slide's time; without motion all slides are shown together.
    private static let strip = """
        .strip{position:relative;margin:1.1rem 0 0;padding:.65rem 8.5rem .65rem 1.1rem;border-radius:12px;\
        background:var(--accent-soft)}
        .slides{list-style:none;margin:0;padding:0;display:grid}.slides li{grid-area:1/1;opacity:0}\
        .slides li:first-child{opacity:1}
        .strip .when{color:var(--accent);font-weight:600;margin-right:.5rem}
        .strip label{position:absolute;right:1.1rem;top:.65rem;width:5.5rem;font-size:.875rem;cursor:pointer}
        .still{position:absolute;right:7rem;top:.9rem;margin:0;width:1rem;height:1rem;accent-color:var(--accent)}
        .still:checked~.slides li{animation-play-state:paused}
        \(FeaturedStrip.css)
        @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}.strip{padding-right:1.1rem}\
        .still,.strip label{display:none}.slides{gap:.2rem}.slides li{grid-area:auto;opacity:1;animation:none!important}}
        """

    private static let small = """
        @media (max-width:60rem){.beside{grid-template-columns:minmax(0,1fr)}.beside h3{margin-top:1.4rem}}
        @media (max-width:48rem){nav{position:static}html{scroll-padding-top:1rem}}
        @media (max-width:34rem){header,main,footer{padding-left:.9rem;padding-right:.9rem}header{padding-top:1.5rem}\
        nav ul{padding-left:.9rem;padding-right:.9rem}\
        section{padding:1.1rem 1rem 1.2rem;border-radius:12px}.scroll{margin:.6rem -1rem 0;padding:0 1rem}\
        .cards{grid-template-columns:1fr 1fr;gap:.6rem}.cards a{padding:.75rem .85rem}\
        .cards .number{font-size:1.6rem}.strip{padding:.65rem .9rem 2.4rem}\
        .strip label{right:auto;left:2.4rem;top:auto;bottom:.5rem}.still{right:auto;left:.9rem;top:auto;bottom:.75rem}\
        .codes summary{grid-template-columns:1rem auto 1fr}.codes .total{text-align:left}\
        thead th{white-space:nowrap}.codes .what{grid-column:2/-1}.codes .inside{padding-left:0}.chart .x .other{visibility:hidden}}
        @media (max-width:34rem) and (prefers-reduced-motion:reduce){.strip{padding-bottom:.65rem}}
        """

    private static let print = """
        @page{margin:14mm 12mm}
        body{background:#fff;font-size:9.5pt;line-height:1.4}header,main,footer{max-width:none;padding:0}\
        nav,.skip,.still,.strip label{display:none}section,.cards a{border-color:#bbb}\
        section{padding:.5rem 0;border:0;border-top:1px solid #bbb;border-radius:0;margin:.6rem 0}\
        .cards{grid-template-columns:repeat(4,1fr);gap:.4rem}.cards a{padding:.4rem .6rem;border-radius:8px}\
        .cards .number{font-size:1.3rem}.strip{padding:.3rem .6rem}.slides li{grid-area:auto;opacity:1;animation:none!important}\
        tr,.cards li,.chart,.todo li,.map,.findings li{break-inside:avoid}h2,h3{break-after:avoid}\
        .beside,tbody tr:nth-last-child(-n+2){break-before:avoid}.beside{break-inside:avoid}\
        details:not([open])>summary{list-style:none}.codes details:not([open])>summary::before{content:""}\
        .scroll{overflow:visible;margin:0;padding:0}.roomy{min-width:0}.scroll svg{width:100%;height:auto}\
        th,td{padding:.22rem .6rem .22rem 0}.beside{grid-template-columns:7.5cm minmax(0,1fr)}\
        a{color:inherit;text-decoration:none}thead{display:table-header-group}\
        *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
        """
}
