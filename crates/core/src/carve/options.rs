//! The options of a carving, their checks, and the result.

use std::hint::black_box;

use crate::cells::{Cells, Input, NodeRange};
use crate::error::{Error, Range};
use crate::graph::{Map, check_map};
use crate::grid::CellState;
use crate::setters::options;

const WIGGLINESS: Range = Range::number("wiggliness", 0.0, 1e9);
const STOP_OPEN_FRACTION: Range = Range::number("stop_open_fraction", 0.0, 1.0);

/// The most bytes per node that a flood takes, and a carving by steps up to the last one, with its history. A test of
/// the compiled module measures them.
const FLOOD_BYTES: usize = 64;
const STEP_BYTES: usize = 96;
const WEIGHT_BYTES: usize = 24;
const ARTICULATION_BYTES: usize = 48;

/// Which nodes to remove first. Borrows its list, as [`Chisel`] borrows terminals and walls.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
pub enum Removal<'a> {
    /// All nodes are equally likely.
    #[default]
    Random,
    /// How eagerly to remove each node, 0 to 10^100; nodes of weight 0 go last, by index.
    Weighted(&'a [f64]),
    /// The nodes in the order in which to try them, instead of a seed; all others follow, by index. Only with
    /// wiggliness 1.
    Ordered(&'a [u32]),
}

options! {
    /// The options of [`chisel`](crate::carve::chisel). Nodes have the numbers of the graph; on a grid, [`Cells`] also
    /// take other forms.
    ///
    /// With `articulation`, an early stop or pruning, wiggliness 1 runs the published algorithm instead of a flood: seconds
    /// instead of milliseconds on 400² cells.
    ///
    /// ```
    /// use meander_core::carve::Chisel;
    /// let options = Chisel::new(&[0, 24]).seed(7).walls(&[3, 8]);
    /// assert_eq!((options.seed, options.wiggliness), (7, 1.0));
    /// ```
    pub struct Chisel<'a> {
        /// Two or more nodes that stay connected; they may repeat.
        pub terminals: Cells<'a> = terminals.into(), from (into Cells<'a>);
        /// Nodes that are blocked from the start; none by default.
        pub walls: Cells<'a> = Cells::NONE, from (into Cells<'a>);
        /// All the randomness comes from this number; 0 by default.
        pub seed: u32 = 0;
        /// How much likelier carving is to pick a node on the witness than another one. 0: a shortest path; 1, the
        /// default: all nodes are equally likely to go; more, up to 10^9: longer detours.
        pub wiggliness: f64 = 1.0;
        /// Which nodes to remove first; random by default.
        pub removal: Removal<'a> = Removal::Random;
        /// Force a node as soon as it is the only one that joins the terminals; off by default. With wiggliness 1, no
        /// early stop and no pruning, the same nodes remain after fewer steps. Otherwise carving draws nodes in another
        /// order, so others may remain. For watching: each change of the witness costs an O(n) search.
        pub articulation: bool = false;
        /// Stop when the share of nodes still open falls to this; 0, the default, runs to the end. An early stop leaves
        /// the witness: shortest paths from the first terminal to each other one, each up to where it meets another.
        /// They are a connected set that contains the terminals; with more than two of them other nodes could still go,
        /// since cells of two paths may lie side by side.
        pub stop_open_fraction: f64 = 0.0;
        /// Stop once this many picks on the witness in a row were forced; picks off it do not count. 0, the default:
        /// never. Leaves the witness, as `stop_open_fraction` does.
        pub stop_forced_streak: u32 = 0;
        /// Once half the nodes are decided, block all nodes further than this many steps from the witness; 0, the
        /// default: never. Other nodes may remain than without it.
        pub prune_distance: u32 = 0;
    }
    /// A plain carving between terminals: seed 0, wiggliness 1, no walls, no early stop.
    [] new(terminals: impl Into<Cells<'a>>)
}

impl<'a> Chisel<'a> {
    /// Removes nodes in this order, as [`Removal::Ordered`].
    #[must_use]
    pub const fn order(mut self, order: &'a [u32]) -> Self {
        self.removal = Removal::Ordered(order);
        self
    }

    /// Removes nodes by weight, as [`Removal::Weighted`].
    #[must_use]
    pub const fn weights(mut self, weights: &'a [f64]) -> Self {
        self.removal = Removal::Weighted(weights);
        self
    }

    /// Whether the witness does not influence the order of removal: wiggliness 1.
    pub(super) const fn is_plain(&self) -> bool {
        self.wiggliness.to_bits() == 1f64.to_bits()
    }

    /// Whether a flood finds the result and its number of steps.
    pub(super) fn floods(&self) -> bool {
        self.is_plain() && self.decides_all()
    }

    /// Whether carving decides every node, one by one.
    fn decides_all(&self) -> bool {
        let stops = self.stop_open_fraction > 0.0 || self.stop_forced_streak > 0;
        !self.articulation && !stops && self.prune_distance == 0
    }

    /// Whether the result is a shortest path, with as many steps as there are open nodes.
    pub(super) fn is_shortest(&self) -> bool {
        let unweighted = self.wiggliness == 0.0 && !matches!(self.removal, Removal::Weighted(_));
        unweighted && self.decides_all() && self.terminals.len() == 2
    }

    /// Checks the options, and finds the terminals and the walls in the graph; `None` if a terminal is on a wall.
    pub(super) fn check(&self, map: &impl Map) -> Result<Option<Input<'a>>, Error> {
        check_map(map)?;
        let (nodes, count) = (NodeRange::of(map), map.node_count());
        let parts = [
            if self.floods() { FLOOD_BYTES } else { STEP_BYTES },
            if matches!(self.removal, Removal::Weighted(_)) { WEIGHT_BYTES } else { 0 },
            if self.articulation { ARTICULATION_BYTES } else { 0 },
        ];
        check_memory(parts.iter().sum::<usize>() * count as usize)?;
        if self.terminals.len() < 2 {
            return Err(Error::rule("terminals", "two or more cells"));
        }
        let input = nodes.input("terminals", self.terminals, self.walls)?;
        WIGGLINESS.check(self.wiggliness)?;
        STOP_OPEN_FRACTION.check(self.stop_open_fraction)?;
        match self.removal {
            Removal::Random => {}
            Removal::Weighted(weights) => check_weights(weights, count)?,
            Removal::Ordered(order) => self.check_order(order, count)?,
        }
        Ok(input)
    }

    fn check_order(&self, order: &[u32], count: u32) -> Result<(), Error> {
        if !self.is_plain() {
            return Err(Error::value("wiggliness", self.wiggliness, "1 where an order is given"));
        }
        let mut listed = vec![false; count as usize];
        for (index, &node) in order.iter().enumerate() {
            let error = match listed.get_mut(node as usize) {
                None => Error::index("order", node, count),
                Some(true) => Error::value("order", f64::from(node), "listed once"),
                Some(seen) => {
                    *seen = true;
                    continue;
                }
            };
            return Err(error.at(Some(index)));
        }
        Ok(())
    }
}

/// The nodes that are not decided, ascending.
pub(super) fn open_nodes(states: &[CellState]) -> impl Iterator<Item = u32> {
    (0..).zip(states).filter(|(_, state)| **state == CellState::Open).map(|(node, _)| node)
}

/// The result of [`chisel`](crate::carve::chisel).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Carving {
    /// The remaining nodes, ascending: a minimal set that joins the terminals. After an early stop, the witness.
    pub nodes: Vec<u32>,
    /// With two terminals, the same nodes in order from the first to the second; otherwise empty.
    pub path: Vec<u32>,
    /// The number of steps that a [`Chiseler`](crate::carve::Chiseler) takes for this carving.
    pub steps: u32,
}

impl Input<'_> {
    /// Blocks the walls and forces the terminals.
    pub(super) fn starting_states(&self) -> Vec<CellState> {
        let state = |&wall: &bool| if wall { CellState::Blocked } else { CellState::Open };
        let mut states: Vec<CellState> = self.blocked.iter().map(state).collect();
        for &terminal in &*self.nodes {
            states[terminal as usize] = CellState::Forced;
        }
        states
    }
}

/// Reserves this many bytes at once and frees them. If memory ran out halfway, a program would abort, and a WebAssembly
/// module would keep all it has allocated. After this check, the call fails instead and changes nothing.
fn check_memory(bytes: usize) -> Result<(), Error> {
    let mut probe = Vec::<u8>::new();
    let reserved = probe.try_reserve_exact(bytes);
    // Without this, the compiler drops the unused allocation.
    black_box(&probe);
    reserved.map_err(|_| Error::NoMemory)
}

pub(super) fn check_weights(weights: &[f64], count: u32) -> Result<(), Error> {
    if weights.len() != count as usize {
        return Err(Error::length("weights", weights.len(), count as usize, "cell"));
    }
    // Keeps the sum of all weights finite.
    let allowed = 0.0..=1e100;
    let bad = (0..).zip(weights).find(|(_, weight)| !allowed.contains(*weight));
    let error = |weight| Error::value("weights", weight, "a number from 0 to 1e100");
    bad.map_or(Ok(()), |(index, &weight)| Err(error(weight).at(Some(index))))
}
