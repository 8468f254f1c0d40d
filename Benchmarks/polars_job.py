#!/usr/bin/env python3
"""The bookings job as one would write it with Polars: same input, same answers, the fast way for each step.

usage: polars_job.py FOLDER OUTPUT

Reads FOLDER/bookings.csv and campsites.csv; checks every rule of Innkeeper that the generator makes defects for, with
the line and the code of each finding; writes accepted.csv, rejected.csv, findings.csv, conflicts.csv and
occupancy.csv to OUTPUT; prints the counts as JSON.
"""

import json
import pathlib
import sys
from datetime import date

import polars as pl

STATUSES = {
    "confirmed": "confirmed", "inhouse": "inHouse", "completed": "completed", "cancelled": "cancelled",
    "noshow": "noShow", "pending": "pending", "rejected": "rejected",
}
FOLDER = pathlib.Path(sys.argv[1])
OUTPUT = pathlib.Path(sys.argv[2])
OUTPUT.mkdir(parents=True, exist_ok=True)


def cents(column):
    return (pl.col(column).cast(pl.Float64, strict=False) * 100).round().cast(pl.Int64)


def unreadable(text, value):
    return pl.col(text).is_not_null() & pl.col(value).is_null()


# Everything is text at first, so that what can't be read is kept and said. A column more than the header has
# catches records that are too long.
header = (FOLDER / "bookings.csv").open().readline().strip().split(",")
raw = pl.read_csv(
    FOLDER / "bookings.csv", has_header=False, skip_rows=1, missing_columns="insert",
    schema={name: pl.String for name in header + ["surplus"]}, row_index_name="line", row_index_offset=2,
)
sites = pl.read_csv(FOLDER / "campsites.csv", schema_overrides={"site_number": pl.String}).select(
    "site_number", site_capacity=pl.col("capacity")
)

rows = raw.select(
    "line", "surplus", "reservation_id", "site_number", "camper_name",
    arrival_text="arrival", departure_text="departure", total_text="total", rate_text="nightly_rate",
    paid_text="paid", tax_text="tax",
    arrival=pl.col("arrival").str.to_date("%Y-%m-%d", strict=False),
    departure=pl.col("departure").str.to_date("%Y-%m-%d", strict=False),
    nights=pl.col("nights").cast(pl.Int32, strict=False),
    guests=pl.col("guests").cast(pl.Int32, strict=False),
    rate=cents("nightly_rate"), total=cents("total"), paid=cents("paid"), tax=cents("tax"),
    status=pl.col("status").str.to_lowercase().str.replace_all("[ _-]", "").replace_strict(STATUSES, default=None),
).join(sites, on="site_number", how="left", maintain_order="left").with_columns(
    stay_nights=(pl.col("departure") - pl.col("arrival")).dt.total_days(),
    is_first=pl.struct("reservation_id", "site_number").is_first_distinct(),
)

rejecting = {
    "csv-malformed": pl.col("surplus").is_not_null(),
    "reservation-nights-not-positive": (pl.col("nights") <= 0) | (pl.col("stay_nights") <= 0),
    "reservation-site-unknown": pl.col("site_capacity").is_null(),
    "reservation-camper-missing": pl.col("camper_name").is_null(),
    "reservation-date-invalid": unreadable("arrival_text", "arrival") | unreadable("departure_text", "departure"),
    "reservation-status-unknown": pl.col("status").is_null(),
    "reservation-money-invalid": unreadable("total_text", "total") | unreadable("rate_text", "rate")
    | unreadable("paid_text", "paid") | unreadable("tax_text", "tax"),
    "reservation-id-duplicate": ~pl.col("is_first"),
}
marking = {
    "reservation-nights-disagree": pl.col("nights") != pl.col("stay_nights"),
    "reservation-rate-negative": pl.col("rate") < 0,
    "reservation-over-capacity": pl.col("guests") > pl.col("site_capacity"),
    "reservation-guests-none": pl.col("guests") == 0,
    "reservation-paid-over-total": pl.col("paid") > pl.col("total"),
}
flags = rows.select(
    "line", *[rule.fill_null(False).alias(code) for code, rule in {**rejecting, **marking}.items()]
)
# A record that can't be split into its columns has no other finding.
whole = ~pl.col("csv-malformed")
flags = flags.with_columns(*[(pl.col(code) & whole) for code in {**rejecting, **marking} if code != "csv-malformed"])
findings = [
    flags.lazy().filter(pl.col(code)).select("line", code=pl.lit(code)) for code in {**rejecting, **marking}
]

is_rejected = flags.select(pl.any_horizontal(*rejecting)).to_series()
raw.filter(~is_rejected).select(header).write_csv(OUTPUT / "accepted.csv")
raw.filter(is_rejected).select(header + ["surplus"]).write_csv(OUTPUT / "rejected.csv")
del raw

accepted = rows.filter(~is_rejected)
active = (
    accepted.filter(pl.col("status").is_in(["confirmed", "inHouse", "completed", "pending"]))
    .select("line", "reservation_id", "site_number", "arrival", "departure")
    .sort("site_number", "arrival", "line")
)
# Neighbours in the sorted table, then those two apart, and so on until none overlaps any more.
pairs = []
step = 1
while True:
    hits = active.with_columns(
        second_line=pl.col("line").shift(-step), second_id=pl.col("reservation_id").shift(-step),
        second_arrival=pl.col("arrival").shift(-step), second_departure=pl.col("departure").shift(-step),
        second_site=pl.col("site_number").shift(-step),
    ).filter((pl.col("second_site") == pl.col("site_number")) & (pl.col("second_arrival") < pl.col("departure")))
    if hits.height == 0:
        break
    pairs.append(hits)
    step += 1
conflicts = pl.concat(pairs) if pairs else active.clear()
conflicts.write_csv(OUTPUT / "conflicts.csv")
findings.append(conflicts.lazy().select("line", code=pl.lit("reservation-overlap")))
found = pl.concat(findings).sort("line", "code").collect()
found.write_csv(OUTPUT / "findings.csv")

# Nights sold: what has arrived less what has left.
stays = accepted.filter(pl.col("status").is_in(["confirmed", "inHouse", "completed"])).with_columns(
    revenue=(pl.col("total") - pl.col("tax").fill_null(0)) / pl.col("stay_nights")
)
changes = pl.concat([
    stays.group_by(night="arrival").agg(change=pl.len().cast(pl.Int64), revenue=pl.col("revenue").sum()),
    stays.group_by(night="departure").agg(change=-pl.len().cast(pl.Int64), revenue=-pl.col("revenue").sum()),
]).group_by("night").agg(pl.col("change").sum(), pl.col("revenue").sum())
calendar = pl.DataFrame({"night": pl.date_range(stays["arrival"].min(), stays["departure"].max(), eager=True)})
occupancy = (
    calendar.join(changes, on="night", how="left", maintain_order="left")
    .with_columns(sold=pl.col("change").fill_null(0).cum_sum(), revenue=pl.col("revenue").fill_null(0).cum_sum())
    .filter(pl.col("night").is_between(date(2026, 1, 1), date(2026, 12, 31)))
    .select("night", "sold", "revenue", occupancy=pl.col("sold") / sites.height)
)
occupancy.write_csv(OUTPUT / "occupancy.csv")

print(json.dumps({
    "rows": len(is_rejected), "accepted": int((~is_rejected).sum()), "rejected": int(is_rejected.sum()),
    "findings": dict(sorted(found.group_by("code").len().iter_rows())),
    "nightsSold2026": int(occupancy["sold"].sum()),
}))
