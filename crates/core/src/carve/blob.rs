//! Random connected sets of a given size.

use super::erosion::Erosion;
use super::growth::growth_ranks;
use super::options::check_weights;
use crate::cells::{Cells, NodeRange};
use crate::error::{Error, Range};
use crate::graph::{Graph, Map, NONE, check_map};
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::BreadthFirst;
use crate::setters::options;

const ROUNDNESS: Range = Range::number("roundness", 0.0, 1.0);

/// The power of a node's rank in growth at roundness 1: high enough to remove nodes nearly in the order of ranks, low
/// enough that rank 1 among [`CELL_LIMIT`](crate::CELL_LIMIT) nodes does not weigh 0.
const STRICTEST: f64 = 32.0;

options! {
    /// The options of [`blob`].
    pub struct Blob<'a> {
        /// The number of nodes in the blob.
        pub count: u32 = count;
        /// All the randomness comes from this number; 0 by default.
        pub seed: u32 = 0;
        /// Nodes that cannot be part of the blob; none by default.
        pub walls: Cells<'a> = Cells::NONE, from (into Cells<'a>);
        /// How eagerly to remove each node, 0 to 10^100; nodes of weight 0 go last, by index. By default all weigh the
        /// same.
        pub weights: Option<&'a [f64]> = None, from (&'a [f64] => Some);
        /// 0, the default: tendrils all over; 1: a compact patch around a random node; in between, tendrils that keep
        /// ever closer to that node.
        pub roundness: f64 = 0.0;
    }
    /// A blob of `count` nodes: seed 0, no walls, tendrils all over.
    [const] new(count: u32)
}

/// Returns a random connected set of `count` nodes, ascending; `Ok(None)` if no connected part of the graph has that
/// many.
///
/// Removes nodes at random, but none whose loss would separate the others, until `count` are left. If walls disconnect
/// the graph, it starts from one of the components that are large enough, larger ones more often.
///
/// With roundness, a blob first grows from a random node (M. Eden, "A two-dimensional growth process", 1961). Nodes
/// that it reaches late are likely to go early: each weight is multiplied by a power of the node's rank in that growth,
/// and the exponent rises from 0 to 32 with the square of the roundness. At 1 the grown patch remains, except for a few
/// nodes on its edge.
///
/// On a [`Grid`](crate::Grid), O(n log n) time; O(n · width) at worst among nodes of weight 0. On other graphs, each
/// removal searches from the node's neighbours until the searches meet or have covered the smallest part: few nodes
/// where a short detour connects the neighbours, many on long rings and tendrils. O(n) memory.
///
#[doc = include_str!("../../pictures/blob.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for a graph whose neighbours are not mutual, walls that the graph does not have, weights that
/// are out of range or not one per node, and roundness outside 0 to 1.
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

/// Chooses a connected component of the nodes that are not walls, of at least `count` nodes, with a chance in
/// proportion to its size. Returns states in which only its nodes are open and all others blocked, and its size.
/// O(nodes + edges).
fn choose_component<G: Graph>(
    graph: &G,
    walls: &[bool],
    count: u32,
    draws: &mut Draws,
) -> Option<(Vec<CellState>, u32)> {
    // The component of each node; `NONE` for walls.
    let (mut of, mut sizes) = (vec![NONE; walls.len()], Vec::new());
    let mut search = BreadthFirst::new(walls.iter().copied());
    for start in 0..graph.node_count() {
        if walls[start as usize] || of[start as usize] != NONE {
            continue;
        }
        search.run(graph, &[start], |_, _| false);
        for &node in search.met() {
            of[node as usize] = sizes.len() as u32;
        }
        sizes.push(search.met().len() as u32);
    }
    let fitting = || (0..).zip(&sizes).filter(|(_, size)| **size >= count.max(1));
    let total: u32 = fitting().map(|(_, size)| size).sum();
    let mut drawn = (total > 0).then(|| draws.below(total))?;
    let (chosen, size) = fitting().find(|(_, size)| {
        let is_here = drawn < **size;
        drawn -= if is_here { 0 } else { **size };
        is_here
    })?;
    let state = |of: u32| if of == chosen { CellState::Open } else { CellState::Blocked };
    Some((of.into_iter().map(state).collect(), *size))
}
