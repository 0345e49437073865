//! Random connected sets of a given size.

use super::sum_tree::SumTree;
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::{CellState, NEIGHBORHOOD, mask};
use crate::param::{Algorithm, Param, Values, WithValues};
use crate::rng::Draws;

use super::options::check_weights;

const COUNT: Param = Param::whole("count", "Cells", "").control(1.0, 400.0, 1.0).required();
const SEED: Param = Param::whole("seed", "Seed", "").control(0.0, 9999.0, 1.0);

/// Blobs as the controls see them.
pub(crate) static BLOB: Algorithm =
    Algorithm { id: "blob", label: "Chiselled blob", params: &[COUNT, SEED, NEIGHBORHOOD] };

/// What the blob should be.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Blob<'a> {
    /// How many nodes.
    pub count: u32,
    /// What the randomness grows from.
    pub seed: u32,
    /// Nodes that cannot be part of it.
    pub walls: &'a [u32],
    /// How eagerly each node is removed, 0 or more; nodes of weight 0 go last, by index.
    pub weights: Option<&'a [f64]>,
}

/// The neighbourhood is the grid's and has no effect here.
impl WithValues for Blob<'_> {
    fn with_values(self, values: &[f64]) -> Result<Self, Error> {
        let values = Values::new(&BLOB, values)?;
        Ok(Self { count: values.whole(&COUNT)?, seed: values.whole(&SEED)?, ..self })
    }
}

/// Carves a random connected set of `count` nodes, ascending: chiselling without ends.
///
/// Random nodes are removed unless that would disconnect what is left, until `count` are left. Where walls
/// disconnect the graph, it starts from one of the components that are large enough, larger ones more often.
/// `None` if none is. O(log n) for a removal where a node's neighbours are connected nearby, up to O(n)
/// where they are not.
///
#[doc = include_str!("../../pictures/blob.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for walls that the graph does not have, or weights that are negative or of
/// another count than the nodes.
///
/// ```
/// use meander_core::{Blob, Grid, blob};
/// let grid = Grid::new(10, 10)?;
/// let island = blob(&grid, &Blob { count: 30, seed: 1, ..Blob::default() })?;
/// assert_eq!(island.map(|cells| cells.len()), Some(30));
/// assert_eq!(blob(&grid, &Blob { count: 101, ..Blob::default() })?, None);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn blob<G: Graph>(graph: &G, options: &Blob<'_>) -> Result<Option<Vec<u32>>, Error> {
    let count = graph.node_count();
    let walls = mask(count, "walls", options.walls)?;
    if let Some(weights) = options.weights {
        check_weights(weights, count)?;
    }
    let mut draws = Draws::new(options.seed);
    let components = Components::new(graph, &walls);
    let Some(component) = components.choose(options.count, &mut draws) else { return Ok(None) };
    let inside = |node: u32| components.of[node as usize] == component;
    let mut states: Vec<CellState> = (0..count)
        .map(|node| if inside(node) { CellState::Open } else { CellState::Blocked })
        .collect();
    let even = vec![1.0; count as usize];
    let tree = SumTree::new(&states, options.weights.unwrap_or(&even), 1.0);
    let mut left = components.sizes[component as usize];
    let mut removal = Removal { graph, tree, tried: Vec::new(), cut_test: CutTest::new(count) };
    while left > options.count && removal.remove_one(&mut states, &mut draws) {
        left -= 1;
    }
    Ok(Some((0..count).filter(|&node| states[node as usize] == CellState::Open).collect()))
}

/// The connected components of what walls leave.
struct Components {
    /// Which component each node belongs to; `NONE` for walls.
    of: Vec<u32>,
    sizes: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Components {
    fn new<G: Graph>(graph: &G, walls: &[bool]) -> Self {
        let mut components = Self { of: vec![NONE; walls.len()], sizes: Vec::new() };
        let mut queue = Vec::new();
        for start in 0..walls.len() as u32 {
            if walls[start as usize] || components.of[start as usize] != NONE {
                continue;
            }
            let component = components.sizes.len() as u32;
            components.of[start as usize] = component;
            queue.clear();
            queue.push(start);
            let mut head = 0;
            while let Some(&node) = queue.get(head) {
                head += 1;
                graph.for_each_neighbor(node, |next| {
                    if !walls[next as usize] && components.of[next as usize] == NONE {
                        components.of[next as usize] = component;
                        queue.push(next);
                    }
                });
            }
            components.sizes.push(queue.len() as u32);
        }
        components
    }

    /// A component of at least `count` nodes, each with a chance in proportion to its size.
    fn choose(&self, count: u32, draws: &mut Draws) -> Option<u32> {
        let fits = |size: u32| size >= count.max(1);
        let total: u32 = self.sizes.iter().filter(|&&size| fits(size)).sum();
        let mut drawn = (total > 0).then(|| draws.below(total))?;
        (0..).zip(&self.sizes).filter(|(_, size)| fits(**size)).find_map(|(component, &size)| {
            if drawn < size {
                return Some(component);
            }
            drawn -= size;
            None
        })
    }
}

struct Removal<'a, G> {
    graph: &'a G,
    tree: SumTree,
    /// Nodes that cannot go before another has gone.
    tried: Vec<u32>,
    cut_test: CutTest,
}

impl<G: Graph> Removal<'_, G> {
    /// Removes a node that can go; false when there is none.
    fn remove_one(&mut self, states: &mut [CellState], draws: &mut Draws) -> bool {
        let mut removed = false;
        // While set aside, nodes count as forced: neither drawn nor gone.
        while let (false, Some(node)) = (removed, self.tree.pick(states, draws)) {
            self.tree.remove(node);
            if self.cut_test.disconnects(self.graph, states, node) {
                states[node as usize] = CellState::Forced;
                self.tried.push(node);
            } else {
                states[node as usize] = CellState::Blocked;
                removed = true;
            }
        }
        for node in self.tried.drain(..) {
            states[node as usize] = CellState::Open;
            self.tree.mark(node, false);
            self.tree.reopen(node);
        }
        removed
    }
}

/// Whether the neighbours of a node are disconnected without it.
struct CutTest {
    /// Which neighbour's search met each node, from 1; 0: none.
    met_by: Vec<u32>,
    met: Vec<u32>,
}

impl CutTest {
    fn new(node_count: u32) -> Self {
        Self { met_by: vec![0; node_count as usize], met: Vec::new() }
    }

    /// Searches from every neighbour at once, a node at a time, until all searches have met or one
    /// has nowhere left to go. That costs no more than the smallest component, or the shortest detour.
    fn disconnects<G: Graph>(&mut self, graph: &G, states: &[CellState], node: u32) -> bool {
        let left = |other: u32| other != node && states[other as usize] != CellState::Blocked;
        let mut queues: Vec<(Vec<u32>, usize)> = Vec::new();
        graph.for_each_neighbor(node, |next| {
            if left(next) && self.met_by[next as usize] == 0 {
                queues.push((vec![next], 0));
                self.met_by[next as usize] = queues.len() as u32;
                self.met.push(next);
            }
        });
        let mut groups: Vec<u32> = (0..=queues.len() as u32).collect();
        let mut apart = queues.len();
        let disconnected = loop {
            if apart <= 1 {
                break false;
            }
            let mut exhausted = vec![true; groups.len()];
            for own in 1..groups.len() as u32 {
                let (queue, head) = &mut queues[own as usize - 1];
                let Some(&at) = queue.get(*head) else { continue };
                *head += 1;
                graph.for_each_neighbor(at, |next| {
                    if !left(next) {
                        return;
                    }
                    let other = self.met_by[next as usize];
                    if other == 0 {
                        self.met_by[next as usize] = own;
                        self.met.push(next);
                        queue.push(next);
                    } else if groups[other as usize] != groups[own as usize] {
                        let (from, into) = (groups[other as usize], groups[own as usize]);
                        for group in groups.iter_mut().filter(|group| **group == from) {
                            *group = into;
                        }
                        apart -= 1;
                    }
                });
            }
            for own in 1..groups.len() {
                let (queue, head) = &queues[own - 1];
                exhausted[groups[own] as usize] &= *head == queue.len();
            }
            if apart > 1 && groups[1..].iter().any(|&group| exhausted[group as usize]) {
                break true;
            }
        };
        for met in self.met.drain(..) {
            self.met_by[met as usize] = 0;
        }
        disconnected
    }
}
