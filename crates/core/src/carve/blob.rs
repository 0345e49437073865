//! Random connected sets of a given size.

use super::components::choose_component;
use super::erosion::Erosion;
use super::growth::growth_ranks;
use super::options::check_weights;
use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::graph::{Map, check_map};
use crate::range::Range;
use crate::rng::Draws;
use crate::setters::{converting_setters, setters};

const ROUNDNESS: Range = Range::number("roundness", 0.0, 1.0);

/// The power of the rank in growth at roundness 1. It removes nearly in the order of ranks, and the weight of a
/// rank of 1 among [`CELL_LIMIT`](crate::CELL_LIMIT) is still far from 0.
const STRICTEST: f64 = 32.0;

/// What [`blob`] should carve.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Blob<'a> {
    /// How many nodes.
    pub count: u32,
    /// What the randomness grows from; 0 by default.
    pub seed: u32,
    /// Nodes that cannot be part of it; none by default.
    pub walls: Cells<'a>,
    /// How eagerly each node is removed, 0 or more; nodes of weight 0 go last, by index. By default
    /// all weigh the same.
    pub weights: Option<&'a [f64]>,
    /// From 0, the default, tendrils all over, to 1, a compact patch around a random node.
    pub roundness: f64,
}

impl<'a> Blob<'a> {
    /// A blob of so many nodes: seed 0, no walls, tendrils all over.
    #[must_use]
    pub const fn new(count: u32) -> Self {
        Self { count, seed: 0, walls: Cells::NONE, weights: None, roundness: 0.0 }
    }

    converting_setters! {
        walls: Cells<'a>,
    }

    setters! {
        count: u32,
        seed: u32,
        roundness: f64,
        weights: &'a [f64] => Some,
    }
}

/// Carves a random connected set of `count` nodes, ascending: chiselling without ends.
///
/// Random nodes are removed unless that would disconnect the others, until `count` are left. Where walls
/// disconnect the graph, it starts from one of the components that are large enough, larger ones more often.
/// `Ok(None)` if none is.
///
/// With roundness, a blob is grown from a random node first (M. Eden, "A two-dimensional growth process", 1961),
/// and each node's weight is multiplied by a power of its rank in that growth, which rises from 0 to 32 with the
/// square of the roundness: the later a node was reached, the sooner it goes. At 1 that patch is left, but
/// for a few nodes on its edge.
///
/// On a [`Grid`](crate::Grid) O(n log n) time; O(n · width) at worst among nodes of weight 0. On other graphs
/// each removal searches from a node's neighbours, until they have met or the smallest part without it is
/// searched: few nodes where they are connected nearby, but on long rings and tendrils many. O(n) memory.
///
#[doc = include_str!("../../pictures/blob.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for a graph whose neighbours are not mutual, walls that it does not have, weights that are negative or of another count
/// than the nodes, and roundness outside 0 to 1.
///
/// ```
/// use meander_core::{Grid, carve::{Blob, blob}};
/// let grid = Grid::new(10, 10)?;
/// let island = blob(grid, &Blob::new(30).seed(1))?;
/// assert_eq!(island.map(|cells| cells.len()), Some(30));
/// assert_eq!(blob(grid, &Blob::new(101))?, None);
/// let patch = blob(grid, &Blob::new(30).roundness(1.0))?;
/// assert_eq!(patch.map(|cells| cells.len()), Some(30));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn blob(map: impl Map, options: &Blob<'_>) -> Result<Option<Vec<u32>>, Error> {
    check_map(&map)?;
    ROUNDNESS.check(options.roundness)?;
    let count = map.node_count();
    let walls = NodeRange::of(&map).mask("walls", options.walls)?;
    if let Some(weights) = options.weights {
        check_weights(weights, count)?;
    }
    let mut draws = Draws::new(options.seed);
    let chosen = choose_component(&map, &walls, options.count, &mut draws);
    let Some((states, mut left)) = chosen else { return Ok(None) };
    let mut weights = options.weights.map_or_else(|| vec![1.0; count as usize], <[f64]>::to_vec);
    if options.roundness > 0.0 {
        let power = STRICTEST * options.roundness * options.roundness;
        let ranks = growth_ranks(&map, &states, &mut draws);
        for (weight, rank) in weights.iter_mut().zip(ranks) {
            *weight *= libm::pow(rank / f64::from(left), power);
        }
    }
    let mut erosion = Erosion::new(&map, states, weights);
    while left > options.count && erosion.remove_one(&mut draws) {
        left -= 1;
    }
    Ok(Some(erosion.left()))
}
