//! Outliers: the points that [`reject_outliers`](crate::smooth::reject_outliers()) throws out.
//!
//! `speed` finds points that nobody could reach and leave in time. The rest of this page is the rule for turns.
//!
//! Consecutive equal points are one *place*. A *run* is one to `max_run` consecutive places, between the places `a` and
//! `b`. The first and the last place of an open line belong to no run. With `L` for the outlier angle, a run is bad if
//! all of this is true:
//!
//! 1. The line turns by `L` or more at one of its places, or from the way in (`a` to its first place) to the way out
//!    (its last place to `b`). The latter finds places that are off together; both ways must then be *jumps* of two
//!    steps or more, because a hump of the road turns as gently. A *step* is the lesser of two medians: of the seven
//!    segments before `a`, and of the seven after `b`.
//! 2. It has something to heal: the line turns by `0.4 L` or more at `a` and `b` together, or by `0.75 L` if none of
//!    the run's places turns by `L`, as in noisy bends. Without the run, that sum falls by more than a quarter; only a
//!    single place away from the ends need not lower it. If `a` or `b` is an end of the line, the other side has two
//!    segments or more, and `0.4 L` or jumps both ways are enough.
//! 3. It is a detour: the line through it is longer than from `a` to `b` by a quarter of a step or more.
//! 4. It is no fold of the line, which takes normal steps and leads back: `a` and `b` are `k/2 + 0.1` steps or more
//!    apart for `k` places; or both ways are `1.5` steps or more; or it has two places or more, and one way is a jump.
//! 5. Without it, the line turns by less than `0.47 L` at `a` and at `b`; if another bad run begins or ends there,
//!    without that one, too.
//! 6. It contains no shorter bad run that heals the line alone.
//!
//! By 2 and 5, a corner of a line that turns to one side only there (a square, a convex polygon, a hairpin) is not bad:
//! without it, its turn moves to `a` and `b`, and one of them gets half of it or more. Three or more runs with a single
//! place between each and the next are a zigzag: neither side of it is the right one, so none is bad.
//!
//! Runs that overlap exclude one another. Of all sets of runs that can be left out together, the best has the least sum
//! of these costs: the excess of each turn over `0.47 L`, its square over `15 L`, and `L / 9` for each place left out.
//! Dynamic programming over the last two kept places finds it span by span. A span has all places that overlapping or
//! adjoining runs cover. Nothing beyond it matters, and it is the same wherever a closed line starts. If the spans of a
//! closed line leave no segment free, nothing is bad.
//!
//! O(points) time: at most `max_run` runs begin at a place, each is judged in constant time, and a place has at most
//! (`max_run` + 1)² pairs of neighbours. A line without sharp turns costs only its turns.

mod choice;
mod line;
pub(crate) mod reject;
mod runs;
mod speed;
