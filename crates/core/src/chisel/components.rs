//! The connected components of what walls leave.

use crate::graph::Graph;
use crate::rng::Draws;

/// The component of a wall.
const NONE: u32 = u32::MAX;

/// Which component each node belongs to, and how many nodes each has.
pub(super) struct Components {
    of: Vec<u32>,
    sizes: Vec<u32>,
}

impl Components {
    /// O(nodes + edges).
    pub(super) fn new<G: Graph>(graph: &G, walls: &[bool]) -> Self {
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
