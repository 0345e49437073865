//! Points that are plainly wrong: which ones [`reject_outliers`](crate::smooth::reject_outliers()) throws out.
//!
//! `speed` finds those that nobody could reach and leave in time. What follows is the rule for turns.
//!
//! Equal points in succession are one *place*. A *run* is one to `max_run` places in succession, between the places `a`
//! and `b`. The first and the last place of an open line belong to no run. With `L` for the outlier angle, a run is bad
//! where all of this holds:
//!
//! 1. The line turns by `L` or more at one of its places, or from the way in (`a` to its first place) to the way out
//!    (its last place to `b`), so that places that are off together count as one; in this case both ways are *jumps*
//!    of two steps or more, for a hump of the road is as gentle. A *step* is the lesser of two medians: of the seven
//!    segments before `a`, and of the seven after `b`.
//! 2. There is something to heal: the line turns by `0.4 L` or more at `a` and `b` together, or by `0.75 L` where none of
//!    the run's places turns by `L`, as in noisy bends; and, but for a single place away from the ends, by less than three
//!    quarters of that without the run.
//!    Where `a` or `b` is an end of the line, there are two segments or more on the other side, and `0.4 L`, or both ways
//!    are jumps.
//! 3. It is a detour: the way through it is longer than that from `a` to `b` by a quarter of a step or more.
//! 4. It is no fold of the line, which takes steps like those beside it and leads back: from `a` to `b` are
//!    `k/2 + 0.1` steps or more for `k` places; or both ways are `1.5` steps or more; or it has two places or more,
//!    and one way is a jump.
//! 5. Without it, the line turns by less than `0.47 L` at `a` and at `b`; if another bad run begins or ends there, without
//!    that one too.
//! 6. It holds no shorter bad run that heals the line alone.
//!
//! By 2 and 5, a vertex of a line that turns one way only there (a square, a convex polygon, a hairpin) is not bad:
//! without it, its turn falls to `a` and `b`, of which one gets half of it or more. Of three and more runs with a single
//! place between each and the next, none is bad: that is a zigzag, neither side of which is the good one.
//!
//! Runs that overlap exclude one another. Of all that can be left out together, those are that make the sum of this the
//! least: the excess of each turn over `0.47 L`, its square over `15 L`, and `L / 9` for each place left out. That is
//! found span by span, by dynamic programming over the last two places kept. A span is as many places as
//! overlapping runs or runs that meet cover; nothing beyond it has an influence, and in a closed line it is the same
//! wherever that starts. Where the spans of a closed line leave no segment free, nothing is bad.
//!
//! O(points) time: at most `max_run` runs begin at a place, each is judged in constant time, and a place has at most
//! (`max_run` + 1)² pairs of neighbours. A line without sharp turns costs its turns alone.

mod choice;
mod line;
pub(crate) mod reject;
mod runs;
mod speed;

use crate::range::Range;

pub(super) const OUTLIER_ANGLE: Range = Range::number("outlier_angle", 0.0, f64::INFINITY);
