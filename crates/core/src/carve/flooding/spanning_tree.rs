//! A maximum spanning tree that stays up to date while nodes gain worth.
//!
//! An edge is worth the smaller rank of its two nodes, and a node that certainly stays is worth more than any other.
//! The tree connects any two nodes by a path whose smallest rank is as large as it can be. When a node gains worth, so
//! do its edges: each edge off the tree closes a cycle with it, and replaces the cheapest edge of that cycle if that is
//! worth less.
//!
//! Nodes are numbered by their places among the visited ones.

use crate::graph::Graph;

#[derive(Debug)]
pub(super) struct SpanningTree {
    /// The parent of each node; the root is its own parent.
    parents: Vec<u32>,
    /// The last walk that visited each node, 0 for none: odd ones start at one end, even ones at the other.
    marks: Vec<u32>,
    walks: u32,
}

/// The tree's path between two nodes, as two walks towards the root; both end at their first common node.
pub(super) type Path = [Vec<u32>; 2];

/// Returns the cheapest edge of a path if its worth is less than `least`; `worth` returns the worth of a node.
pub(super) fn cheapest(path: &Path, mut least: u64, worth: impl Fn(u32) -> u64) -> Option<Edge> {
    let mut cheapest = None;
    for (walk, nodes) in path.iter().enumerate() {
        for (above, &node) in nodes.iter().enumerate().skip(1) {
            let worth = worth(node);
            if worth < least {
                (cheapest, least) = (Some(Edge { walk, above }), worth);
            }
        }
    }
    cheapest
}

/// An edge of a path, between the nodes at positions `above - 1` and `above` of a walk.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge {
    walk: usize,
    above: usize,
}

impl SpanningTree {
    /// Builds the tree of all visited nodes: adds them one by one, each with an edge to every part of the tree that it
    /// touches (J. Kruskal, 1956). All larger nodes connected with a node through larger ones come before it, so it
    /// touches the same parts as if nodes came by falling rank. O(n log n) for n visited nodes.
    pub(super) fn new(graph: &impl Graph, visited: &[u32], places: &[u32]) -> Self {
        let count = visited.len();
        let mut tree = Self { parents: Vec::with_capacity(count), marks: vec![0; count], walks: 0 };
        // For each node, a later node of its part; the last one leads to itself.
        let mut later = Vec::with_capacity(count);
        for (place, &node) in (0..).zip(visited) {
            tree.parents.push(place);
            later.push(place);
            graph.for_each_neighbor(node, |next| {
                let next = places[next as usize];
                if next < place && join_parts(&mut later, place, next) {
                    tree.connect(place, next);
                }
            });
        }
        tree
    }

    /// Joins two parts by an edge between these nodes. The part whose root is nearer hangs below the other. That root
    /// is at most as many steps away as the smaller part has nodes: in total O(log n) for each node.
    fn connect(&mut self, one: u32, other: u32) {
        let [mut above_one, mut above_other] = [one, other];
        loop {
            let above = [above_one, above_other].map(|node| self.parent(node));
            if above[0] == above_one {
                return self.hang(one, other);
            }
            if above[1] == above_other {
                return self.hang(other, one);
            }
            [above_one, above_other] = above;
        }
    }

    /// Makes the node the root of its part, and hangs it below `parent`.
    fn hang(&mut self, mut node: u32, mut parent: u32) {
        loop {
            let above = std::mem::replace(&mut self.parents[node as usize], parent);
            if above == node {
                return;
            }
            (parent, node) = (node, above);
        }
    }

    pub(super) fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }

    pub(super) fn root(&self, mut node: u32) -> u32 {
        while self.parent(node) != node {
            node = self.parent(node);
        }
        node
    }

    /// Whether the tree has an edge between two neighbours of the graph.
    pub(super) fn connects(&self, one: u32, other: u32) -> bool {
        one != other && (self.parent(one) == other || self.parent(other) == one)
    }

    /// Finds the path between two nodes. Both walks go up alternately until one meets the other: O(longer walk).
    pub(super) fn find_path(&mut self, ends: [u32; 2]) -> Path {
        let stamps = [self.next_stamp(), self.next_stamp()];
        for (end, stamp) in ends.into_iter().zip(stamps) {
            self.marks[end as usize] = stamp;
        }
        let mut walks = ends.map(|end| vec![end]);
        let mut turn = 0;
        loop {
            let walk = &mut walks[turn];
            let last = walk[walk.len() - 1];
            let next = self.parents[last as usize];
            let mark = &mut self.marks[next as usize];
            if *mark == stamps[1 - turn] {
                walk.push(next);
                let other = &mut walks[1 - turn];
                let common = other.iter().rposition(|&node| node == next);
                other.truncate(common.map_or(0, |position| position + 1));
                return walks;
            }
            if next != last {
                walk.push(next);
                *mark = stamps[turn];
            }
            turn = 1 - turn;
        }
    }

    fn next_stamp(&mut self) -> u32 {
        if self.walks == u32::MAX {
            self.marks.fill(0);
            self.walks = 0;
        }
        self.walks += 1;
        self.walks
    }

    /// Removes an edge of the path and connects the ends of the path instead; returns the nodes of the lost edge.
    pub(super) fn exchange(&mut self, path: &Path, lost: Edge) -> [u32; 2] {
        let nodes = &path[lost.walk];
        let mut parent = path[1 - lost.walk][0];
        for &node in &nodes[..lost.above] {
            self.parents[node as usize] = parent;
            parent = node;
        }
        [parent, nodes[lost.above]]
    }
}

/// Joins the parts of two nodes, the first of which is the last of all, with path halving (R. Tarjan, 1975); false if both
/// are in one part.
fn join_parts(later: &mut [u32], last: u32, mut node: u32) -> bool {
    loop {
        let next = later[node as usize];
        if next == node {
            later[node as usize] = last;
            return node != last;
        }
        let after = later[next as usize];
        later[node as usize] = after;
        node = after;
    }
}
