//! Disjoint sets (R. Tarjan, 1975): joined by size, with path halving.

#[derive(Debug)]
pub(super) struct DisjointSets {
    /// For each element another one of its set, nearer to the one that stands for it; for that one the set's
    /// size, all its bits inverted.
    links: Vec<u32>,
}

impl DisjointSets {
    /// Each element a set of its own; at most 2^31 of them.
    pub(super) fn new(count: usize) -> Self {
        Self { links: vec![!1; count] }
    }

    /// Joins the sets of two elements and says which of the two was in the larger one; `None` if it is one set.
    pub(super) fn join(&mut self, one: u32, other: u32) -> Option<u32> {
        let (first, second) = (self.find(one), self.find(other));
        if first == second {
            return None;
        }
        let sizes = [first, second].map(|element| !self.links[element as usize]);
        let is_first = sizes[0] > sizes[1];
        let (larger, smaller) = if is_first { (first, second) } else { (second, first) };
        self.links[smaller as usize] = larger;
        self.links[larger as usize] = !(sizes[0] + sizes[1]);
        Some(if is_first { one } else { other })
    }

    /// The element that stands for the set of another.
    fn find(&mut self, mut element: u32) -> u32 {
        loop {
            let above = self.links[element as usize];
            let Some(&next) = self.links.get(above as usize) else { return element };
            if next as usize >= self.links.len() {
                return above;
            }
            self.links[element as usize] = next;
            element = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::DisjointSets;

    #[test]
    fn joins_what_was_not_joined_and_names_the_larger_side() {
        let mut sets = DisjointSets::new(6);
        assert_eq!(sets.join(0, 1), Some(1));
        assert_eq!(sets.join(2, 0), Some(0));
        assert_eq!(sets.join(1, 2), None);
        assert_eq!(sets.join(1, 1), None);
        assert_eq!(sets.join(3, 4), Some(4));
        assert_eq!(sets.join(2, 3), Some(2));
        assert_eq!(sets.join(4, 0), None);
        assert_eq!(sets.join(5, 4), Some(4));
    }
}
