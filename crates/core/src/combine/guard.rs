//! Smoothing that keeps off the walls.

use glam::DVec2;

use super::matching::{Pair, pairs};
use crate::error::Error;
use crate::grid::Grid;
use crate::measure::{WallGrid, deviation};
use crate::points::{check, check_size};

/// The most pairs of a raw segment and a smooth point that are compared.
const PAIR_LIMIT: f64 = (1u32 << 28) as f64;
/// How far, in cells, a bend towards the raw path takes to fade out.
const FADE: f64 = 2.0;
/// After this many rounds a segment that still hits a wall moves all the way to the raw path.
const HALVINGS: u32 = 6;
/// After this many rounds only rounding can be what still offends, where the raw path touches walls.
const ROUND_LIMIT: u32 = 64;

/// Keeps a smoothed curve on a grid's open cells: where it would cut through a wall or leave the
/// grid, it bends towards the raw path that it was made from, as far as it must; elsewhere it stays
/// as it is. The result is never further from the raw path than the curve was.
///
/// `raw` keeps to open cells itself; `smoothed` is any smoother's result for it, with the same ends.
/// A curve that touches no wall comes back unchanged. Otherwise the result has a point for each of
/// the curve's, and one for each raw vertex between. O(raw · smoothed) time for the pairing.
///
#[doc = include_str!("../../pictures/guard.svg")]
///
/// # Errors
/// [`Error::BadArgument`] if `raw` itself crosses a wall or leaves the grid, for walls outside the
/// grid and coordinates that are not finite; [`Error::TooLarge`] for more than 2^28 pairs of a raw
/// segment and a smoothed point, or for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{Grid, Simplify, first_wall_hit, glam::dvec2, guard, simplify};
/// // . . .
/// // . # .     the path goes round the wall
/// let grid = Grid::new(3, 2)?;
/// let raw = [dvec2(0.5, 1.5), dvec2(0.5, 0.5), dvec2(2.5, 0.5), dvec2(2.5, 1.5)];
/// let short = simplify(&raw, &Simplify { tolerance: 5.0, closed: false })?;
/// assert_eq!(first_wall_hit(&short, &grid, &[4])?, Some(0));
/// let kept = guard(&raw, &short, &grid, &[4])?;
/// assert_eq!(first_wall_hit(&kept, &grid, &[4])?, None);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn guard(
    raw: &[DVec2],
    smoothed: &[DVec2],
    grid: &Grid,
    walls: &[u32],
) -> Result<Vec<DVec2>, Error> {
    let path = kept_off(raw, smoothed, grid, walls)?;
    check_size::<DVec2>("smoothed", path.len() as f64)?;
    Ok(path)
}

fn kept_off(
    raw: &[DVec2],
    smoothed: &[DVec2],
    grid: &Grid,
    walls: &[u32],
) -> Result<Vec<DVec2>, Error> {
    check("raw", raw)?;
    check("smoothed", smoothed)?;
    let blocked = grid.mask("walls", walls)?;
    let wall_grid = WallGrid { grid: *grid, blocked: &blocked };
    let hits = |path: &[DVec2]| path.windows(2).any(|pair| wall_grid.blocks(pair[0], pair[1]));
    if hits(raw) {
        return Err(Error::rule("raw", "a path over open cells"));
    }
    if raw.len() < 2 || smoothed.len() < 2 || !hits(smoothed) {
        return Ok(smoothed.to_vec());
    }
    let compared = raw.len() as f64 * smoothed.len() as f64;
    if compared > PAIR_LIMIT {
        let (given, limit) = (compared, PAIR_LIMIT);
        return Err(Error::TooLarge { argument: "smoothed", given, unit: "pairs", limit });
    }
    let pairs = pairs(raw, smoothed);
    let allowed = deviation(smoothed, raw)?;
    let mut blend = Blend::new(&pairs);
    loop {
        let path = blend.path();
        let offenders: Vec<usize> = path
            .windows(2)
            .enumerate()
            .filter(|(_, pair)| wall_grid.blocks(pair[0], pair[1]))
            .map(|(index, _)| index)
            .collect();
        if offenders.is_empty() {
            if deviation(&path, raw)? <= allowed {
                return Ok(path);
            }
            blend.draw_in(allowed);
        } else {
            blend.bend(&offenders);
        }
        if blend.shares.iter().all(|&share| share <= 0.0) || blend.rounds > ROUND_LIMIT {
            return Ok(raw.to_vec());
        }
    }
}

/// How much of the smooth curve is left at each pair: 1 all, 0 none.
struct Blend<'a> {
    pairs: &'a [Pair],
    shares: Vec<f64>,
    rounds: u32,
}

impl<'a> Blend<'a> {
    fn new(pairs: &'a [Pair]) -> Self {
        Self { pairs, shares: vec![1.0; pairs.len()], rounds: 0 }
    }

    fn path(&self) -> Vec<DVec2> {
        // Exact at both ends: all of the curve, and where the two agree anyway.
        let point = |(pair, &share): (&Pair, &f64)| {
            if share >= 1.0 { pair.smooth } else { pair.raw + (pair.smooth - pair.raw) * share }
        };
        self.pairs.iter().zip(&self.shares).map(point).collect()
    }

    /// Bends both ends of each offending segment, and fades that out on either side.
    fn bend(&mut self, offenders: &[usize]) {
        self.rounds += 1;
        let factor = if self.rounds > HALVINGS { 0.0 } else { 0.5 };
        for &index in offenders {
            for share in &mut self.shares[index..=index + 1] {
                *share *= factor;
            }
        }
        for index in 1..self.shares.len() {
            self.fade(index - 1, index);
        }
        for index in (1..self.shares.len()).rev() {
            self.fade(index, index - 1);
        }
    }

    fn fade(&mut self, from: usize, to: usize) {
        let length = self.pairs[from].raw.distance(self.pairs[to].raw);
        self.shares[to] = self.shares[to].min(self.shares[from] + length / FADE);
    }

    /// Brings each pair that lies further apart than `allowed` within it. Then nothing does: every
    /// point of the path has its place on the raw path, and every raw vertex its point.
    fn draw_in(&mut self, allowed: f64) {
        // Rounding may need another round, a little tighter.
        let allowed = allowed * (1.0 - 1e-9 * f64::from(self.rounds));
        self.rounds += 1;
        for (pair, share) in self.pairs.iter().zip(&mut self.shares) {
            let apart = pair.raw.distance(pair.smooth);
            if *share * apart > allowed {
                *share = allowed / apart;
            }
        }
    }
}
