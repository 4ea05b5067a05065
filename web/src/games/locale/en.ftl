table-not-now = There is nothing to do with this now.
table-cancel = Back
table-your-seat = you
table-points = points
table-close = Done looking
