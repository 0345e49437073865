//! What to carve, its checks, and the result.

use std::borrow::Cow;

use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::graph::{Map, check_map};
use crate::grid::CellState;
use crate::memory::check_memory;
use crate::range::Range;
use crate::setters::{converting_setters, setters};

const WIGGLINESS: Range = Range::number("wiggliness", 0.0, 1e9);
const STOP_OPEN_FRACTION: Range = Range::number("stop_open_fraction", 0.0, 1.0);

/// Bytes for each node that a carving takes at most: a flood, and steps up to the last one, with their history. A test of
/// the compiled module measures them.
const FLOOD_BYTES: usize = 64;
const STEP_BYTES: usize = 96;
const WEIGHT_BYTES: usize = 24;
const ARTICULATION_BYTES: usize = 48;

/// Which nodes are removed first. It borrows its list, as [`Chisel`] borrows terminals and walls.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
pub enum Removal<'a> {
    /// All are equally likely.
    #[default]
    Random,
    /// How eagerly each node is removed, 0 to 10^100; nodes of weight 0 go last, by index.
    Weighted(&'a [f64]),
    /// In this order, without a seed; nodes left out go last, by index. Only with wiggliness 1.
    Ordered(&'a [u32]),
}

/// What to carve. Nodes are numbered as the graph numbers them; on a grid, [`Cells`] name them in other ways, too.
///
/// Articulation points, early stops and pruning take the published algorithm instead of a flood at wiggliness 1, too:
/// seconds instead of milliseconds among 400² cells.
///
/// ```
/// use meander_core::carve::Chisel;
/// let options = Chisel::new(&[0, 24]).seed(7).walls(&[3, 8]);
/// assert_eq!((options.seed, options.wiggliness), (7, 1.0));
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Chisel<'a> {
    /// Two or more nodes that must stay connected. Repeating one is legal.
    pub terminals: Cells<'a>,
    /// Nodes that are blocked from the start; none by default.
    pub walls: Cells<'a>,
    /// What the randomness grows from; 0 by default.
    pub seed: u32,
    /// How eagerly nodes on the witness are removed, compared with others: 0 gives a shortest path,
    /// 1, the default, the plain algorithm, more prefers longer paths. At most 10^9.
    pub wiggliness: f64,
    /// Which nodes are removed first; at random by default.
    pub removal: Removal<'a>,
    /// Force articulation points whenever the witness changes; off by default. With wiggliness 1 and no pruning or
    /// early stop the same nodes stay, in fewer steps; otherwise the nodes are drawn in another order, so other
    /// nodes may stay. It is for watching: each change of the witness costs an O(n) search.
    pub articulation: bool,
    /// Stop when the share of nodes still open falls to this; 0, the default, runs to the end. What is left is
    /// the witness of that moment: shortest paths from the first terminal to each other one that end where they
    /// meet, so a connected set that holds the terminals; not always a tree, since cells of two paths may lie
    /// side by side.
    pub stop_open_fraction: f64,
    /// Stop when this many nodes in a row, of those picked on the witness, were forced; 0, the default: never.
    /// It leaves what `stop_open_fraction` does.
    pub stop_forced_streak: u32,
    /// Once half the nodes are decided, block all that are further than this many steps from the
    /// witness; 0, the default: never. Other nodes may stay.
    pub prune_distance: u32,
}

impl<'a> Chisel<'a> {
    /// A plain carving between terminals: seed 0, wiggliness 1, no walls, no early stop.
    #[must_use]
    pub fn new(terminals: impl Into<Cells<'a>>) -> Self {
        Self {
            terminals: terminals.into(),
            walls: Cells::NONE,
            seed: 0,
            wiggliness: 1.0,
            removal: Removal::Random,
            articulation: false,
            stop_open_fraction: 0.0,
            stop_forced_streak: 0,
            prune_distance: 0,
        }
    }

    converting_setters! {
        walls: Cells<'a>,
    }

    setters! {
        seed: u32,
        wiggliness: f64,
        articulation: bool,
        stop_open_fraction: f64,
        stop_forced_streak: u32,
        prune_distance: u32,
        removal: Removal<'a>,
    }

    /// Removes nodes in this order: [`Removal::Ordered`].
    #[must_use]
    pub const fn order(mut self, order: &'a [u32]) -> Self {
        self.removal = Removal::Ordered(order);
        self
    }

    /// Removes nodes by weight: [`Removal::Weighted`].
    #[must_use]
    pub const fn weights(mut self, weights: &'a [f64]) -> Self {
        self.removal = Removal::Weighted(weights);
        self
    }

    /// Whether the witness has no say in what goes next: wiggliness 1.
    pub(super) const fn is_plain(&self) -> bool {
        self.wiggliness.to_bits() == 1f64.to_bits()
    }

    /// Whether one flood gives the result, steps included.
    pub(super) fn floods(&self) -> bool {
        self.is_plain() && self.decides_all()
    }

    /// Whether every node is decided one by one.
    fn decides_all(&self) -> bool {
        let stops = self.stop_open_fraction > 0.0 || self.stop_forced_streak > 0;
        !self.articulation && !stops && self.prune_distance == 0
    }

    /// Whether a shortest path is the result, steps included.
    pub(super) fn is_shortest(&self) -> bool {
        let unweighted = self.wiggliness == 0.0 && !matches!(self.removal, Removal::Weighted(_));
        unweighted && self.decides_all() && self.terminals.len() == 2
    }

    /// Refuses what cannot be carved; where the terminals and the walls are.
    pub(super) fn check(&self, map: &impl Map) -> Result<Input<'a>, Error> {
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
        let terminals = nodes.indexes("terminals", self.terminals)?;
        let walls = nodes.mask("walls", self.walls)?;
        let input = Input { terminals, walls };
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
            match listed.get_mut(node as usize) {
                None => return Err(Error::index("order", node, count).at(Some(index))),
                Some(true) => {
                    return Err(
                        Error::value("order", f64::from(node), "listed once").at(Some(index))
                    );
                }
                Some(seen) => *seen = true,
            }
        }
        Ok(())
    }
}

/// The result of [`chisel`](crate::carve::chisel).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Carving {
    /// The nodes that stay, ascending: a minimal set that joins the terminals. Where carving stopped
    /// early, the witness of that moment.
    pub nodes: Vec<u32>,
    /// With two terminals, the same nodes in order from the first to the second; else empty.
    pub path: Vec<u32>,
    /// How many steps it took, or would have taken one by one, as a [`Chiseler`](crate::carve::Chiseler) counts them.
    pub steps: u32,
}

/// Terminals by their indexes, all inside the graph, and one `bool` for each node, true for walls.
#[derive(Debug)]
pub(super) struct Input<'a> {
    pub(super) terminals: Cow<'a, [u32]>,
    pub(super) walls: Cow<'a, [bool]>,
}

impl Input<'_> {
    /// Walls are blocked and terminals forced; `None` where a terminal is on a wall.
    pub(super) fn starting_states(&self) -> Option<Vec<CellState>> {
        let state = |&wall: &bool| if wall { CellState::Blocked } else { CellState::Open };
        let mut states: Vec<CellState> = self.walls.iter().map(state).collect();
        for &terminal in &*self.terminals {
            let state = &mut states[terminal as usize];
            if *state == CellState::Blocked {
                return None;
            }
            *state = CellState::Forced;
        }
        Some(states)
    }
}

pub(super) fn check_weights(weights: &[f64], count: u32) -> Result<(), Error> {
    if weights.len() != count as usize {
        return Err(Error::length("weights", weights.len(), count as usize, "cell"));
    }
    // Sums of this many such weights stay finite.
    let allowed = 0.0..=1e100;
    match weights.iter().position(|weight| !allowed.contains(weight)) {
        Some(index) => {
            Err(Error::value("weights", weights[index], "a number from 0 to 1e100").at(Some(index)))
        }
        None => Ok(()),
    }
}
