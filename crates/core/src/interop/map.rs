//! A grid or any other graph.

use crate::cells::NodeRange;
use crate::chisel::{Blob, Carving, CarvingJob, Chisel, Chiseler, any_blob};
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::Grid;

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

    /// Carves at once.
    ///
    /// # Errors
    /// As [`chisel`](crate::chisel) and [`on_graph::chisel`](crate::on_graph::chisel); so those of the others.
    pub fn chisel(self, options: &Chisel<'_>) -> Result<Option<Carving>, Error> {
        Ok(self.job(options)?.finish())
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
    /// As [`blob`](crate::blob) and [`on_graph::blob`](crate::on_graph::blob).
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
