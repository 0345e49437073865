//! The calls of the same names for any [`Graph`]: nodes have numbers in the place of cells.
//!
//! Each checks the graph in O(nodes + edges): [`Error::BadArgument`] for a neighbour that the graph does not have, or that
//! is not mutual; [`Error::TooLarge`] for more than [`CELL_LIMIT`](crate::CELL_LIMIT) nodes.
//!
//! A [`Map`] is a grid or any other graph, known at run time.
//!
//! ```
//! use meander_core::{Graph, carve::Chisel, on_graph};
//!
//! /// A ring of nodes.
//! struct Ring(u32);
//!
//! impl Graph for Ring {
//!     fn node_count(&self) -> u32 {
//!         self.0
//!     }
//!     fn for_each_neighbor(&self, node: u32, mut visit: impl FnMut(u32)) {
//!         visit((node + self.0 - 1) % self.0);
//!         visit((node + 1) % self.0);
//!     }
//! }
//!
//! let carving = on_graph::chisel(Ring(6), &Chisel::new(&[0, 3]))?.unwrap();
//! assert_eq!(carving.path.len(), 4);
//! assert_eq!(on_graph::reachable(&Ring(6), &[1, 4], 0)?, [0, 5]);
//! # Ok::<(), meander_core::Error>(())
//! ```

use crate::carve::{Blob, Carving, CarvingJob, Chisel, Chiseler, any_blob};
use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::Grid;
use crate::search::{CellRoles, any_reachable, any_roles, any_unreachable};

fn nodes(graph: &impl Graph) -> NodeRange {
    NodeRange::nodes(graph.node_count())
}

/// [`chisel`](crate::carve::chisel) on any graph. A hit of the witness costs an O(n) search.
///
/// # Errors
/// As [`chisel`](crate::carve::chisel), and for the graph.
pub fn chisel<G: Graph>(graph: G, options: &Chisel<'_>) -> Result<Option<Carving>, Error> {
    Ok(CarvingJob::on_graph(graph, options)?.finish())
}

/// [`blob`](crate::carve::blob) on any graph. Each removal takes a search from a node's neighbours, until they have met or the
/// smallest part without it is searched: few nodes where they are connected nearby, but on long rings and tendrils many.
///
/// # Errors
/// As [`blob`](crate::carve::blob), and for the graph.
pub fn blob<G: Graph>(graph: &G, options: &Blob<'_>) -> Result<Option<Vec<u32>>, Error> {
    any_blob(graph, nodes(graph), options)
}

/// [`cell_roles`](crate::search::cell_roles) on any graph. O(nodes + edges).
///
/// # Errors
/// As [`cell_roles`](crate::search::cell_roles), and for the graph.
pub fn cell_roles<'a, G: Graph>(
    graph: &G,
    walls: impl Into<Cells<'a>>,
    terminals: impl Into<Cells<'a>>,
) -> Result<Option<CellRoles>, Error> {
    any_roles(graph, nodes(graph), walls.into(), terminals.into())
}

/// [`reachable`](crate::search::reachable) on any graph. O(nodes + edges).
///
/// # Errors
/// [`Error::BadArgument`] for a node that the graph does not have, and for the graph.
pub fn reachable<'a, G: Graph>(
    graph: &G,
    walls: impl Into<Cells<'a>>,
    from: u32,
) -> Result<Vec<u32>, Error> {
    any_reachable(graph, nodes(graph), walls.into(), from.into())
}

/// [`unreachable_terminals`](crate::search::unreachable_terminals) on any graph. O(nodes + edges).
///
/// # Errors
/// [`Error::BadArgument`] for a node that the graph does not have, and for the graph.
pub fn unreachable_terminals<'a, G: Graph>(
    graph: &G,
    walls: impl Into<Cells<'a>>,
    terminals: impl Into<Cells<'a>>,
) -> Result<Vec<u32>, Error> {
    any_unreachable(graph, nodes(graph), walls.into(), terminals.into())
}

/// A grid or any other graph, for programs that learn which at run time: one compiled copy of each call serves both.
#[derive(Debug, Clone)]
pub enum Map<G> {
    /// Carved by what is faster on grids.
    Grid(Grid),
    /// Any other graph.
    Graph(G),
}

impl<G: Graph> Map<G> {
    fn nodes(&self) -> NodeRange {
        match self {
            Self::Grid(grid) => NodeRange::Grid(*grid),
            Self::Graph(graph) => NodeRange::nodes(graph.node_count()),
        }
    }

    /// Gets ready to carve in portions.
    ///
    /// # Errors
    /// As [`CarvingJob::new`] and [`CarvingJob::on_graph`].
    pub fn job(self, options: &Chisel<'_>) -> Result<CarvingJob<Self>, Error> {
        let nodes = self.nodes();
        CarvingJob::begin(self, nodes, options)
    }

    /// Gets ready to carve step by step.
    ///
    /// # Errors
    /// As [`Chiseler::new`] and [`Chiseler::on_graph`].
    pub fn chiseler(self, options: &Chisel<'_>) -> Result<Chiseler<Self>, Error> {
        let nodes = self.nodes();
        Chiseler::begin(self, nodes, options)
    }

    /// Carves a blob.
    ///
    /// # Errors
    /// As [`blob`](crate::carve::blob) and [`on_graph::blob`](crate::on_graph::blob).
    pub fn blob(&self, options: &Blob<'_>) -> Result<Option<Vec<u32>>, Error> {
        any_blob(self, self.nodes(), options)
    }
}

impl<G: Graph> Graph for Map<G> {
    fn node_count(&self) -> u32 {
        match self {
            Self::Grid(grid) => grid.node_count(),
            Self::Graph(graph) => graph.node_count(),
        }
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        match self {
            Self::Grid(grid) => grid.for_each_neighbor(node, visit),
            Self::Graph(graph) => graph.for_each_neighbor(node, visit),
        }
    }
}
