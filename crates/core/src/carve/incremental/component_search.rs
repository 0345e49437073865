//! Searches from several neighbours of a cell at once, to find the components without a wanted one.

use super::connectivity::NeighborGroups;
use super::padded_grid::PaddedGrid;

/// Lists that serve many searches.
#[derive(Debug, Clone)]
pub(super) struct ComponentSearch {
    queues: [Vec<u32>; 4],
    /// In which search each site was visited last.
    visited_in: Vec<u32>,
    searches: u32,
}

impl ComponentSearch {
    pub(super) fn new(padded: &PaddedGrid) -> Self {
        let visited_in = vec![0; padded.site_count() as usize];
        Self { queues: [const { Vec::new() }; 4], visited_in, searches: 0 }
    }

    /// Calls `found` with each site of the components that groups of neighbours of `center` belong to and
    /// that have nothing `wanted`; at least one group leads to something wanted. `center` cannot be passed.
    /// All are searched at the same pace, so this takes no longer than those components are large.
    pub(super) fn without_wanted(
        &mut self,
        padded: &PaddedGrid,
        center: u32,
        groups: &NeighborGroups,
        passable: impl Fn(u32) -> bool,
        wanted: impl Fn(u32) -> bool,
        mut found: impl FnMut(u32),
    ) {
        self.searches += 1;
        self.visited_in[center as usize] = self.searches;
        // One bit for each group.
        let mut undecided = 0u32;
        for (index, (queue, group)) in self.queues.iter_mut().zip(groups.iter()).enumerate() {
            undecided |= 1 << index;
            queue.clear();
            queue.extend(group);
            for &site in group {
                self.visited_in[site as usize] = self.searches;
            }
        }
        let mut heads = [0; 4];
        let mut any_wanted = false;
        while undecided.count_ones() > u32::from(!any_wanted) {
            for (index, (queue, head)) in self.queues.iter_mut().zip(&mut heads).enumerate() {
                if undecided >> index & 1 == 0 {
                    continue;
                }
                let site = queue.get(*head).copied();
                *head += 1;
                match site {
                    None => {
                        undecided ^= 1 << index;
                        queue.iter().for_each(|&site| found(site));
                    }
                    Some(site) if wanted(site) => {
                        undecided ^= 1 << index;
                        any_wanted = true;
                    }
                    Some(site) => {
                        for neighbor in padded.neighbors(site) {
                            let visited_in = &mut self.visited_in[neighbor as usize];
                            if *visited_in != self.searches
                                && (passable(neighbor) || wanted(neighbor))
                            {
                                *visited_in = self.searches;
                                queue.push(neighbor);
                            }
                        }
                    }
                }
            }
        }
    }
}
