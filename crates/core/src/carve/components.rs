//! The connected components of what walls leave.

use crate::graph::{Graph, NONE};
use crate::rng::Draws;
use crate::search::BreadthFirst;

/// Which component each node belongs to, and how many nodes each has.
pub(super) struct Components {
    /// `NONE` for walls.
    of: Vec<u32>,
    sizes: Vec<u32>,
}

impl Components {
    /// O(nodes + edges).
    pub(super) fn new<G: Graph>(graph: &G, walls: &[bool]) -> Self {
        let mut components = Self { of: vec![NONE; walls.len()], sizes: Vec::new() };
        let mut search = BreadthFirst::new(graph.node_count());
        search.block_all(walls);
        for start in 0..graph.node_count() {
            if walls[start as usize] || components.of[start as usize] != NONE {
                continue;
            }
            search.run(graph, &[start], |_, _| false);
            for &node in search.met() {
                components.of[node as usize] = components.sizes.len() as u32;
            }
            components.sizes.push(search.met().len() as u32);
        }
        components
    }

    /// A component of at least `count` nodes, each with a chance in proportion to its size.
    pub(super) fn choose(&self, count: u32, draws: &mut Draws) -> Option<u32> {
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

    pub(super) fn contains(&self, component: u32, node: u32) -> bool {
        self.of[node as usize] == component
    }

    pub(super) fn size(&self, component: u32) -> u32 {
        self.sizes[component as usize]
    }
}
