//! A maximum spanning tree that is kept up to date while nodes become more valuable.
//!
//! An edge is worth the smaller rank of its two nodes, and a node that stays for certain is worth more than any
//! other. The tree connects any two nodes by a path whose smallest rank is as large as it can be. Once a node is
//! worth more, so are its edges: each that is not on the tree closes a cycle with it, and replaces the cheapest
//! edge of that cycle if that is worth less.
//!
//! Nodes go by their places among the visited ones.

use super::visited::Visited;
use crate::graph::Graph;

#[derive(Debug)]
pub(super) struct SpanningTree {
    /// For each node the next one on the way to the root, which is its own.
    parents: Vec<u32>,
    /// For each node which walk visited it last, 0 for none: odd ones start at one end, even ones at the other.
    marks: Vec<u32>,
    walks: u32,
}

/// The tree's path between two nodes as two walks towards the root, up to the node that both have in common,
/// which is the last of both.
#[derive(Debug, Default)]
pub(super) struct Path {
    walks: [Vec<u32>; 2],
}

impl Path {
    /// All nodes, the one in common twice.
    pub(super) fn nodes(&self) -> impl Iterator<Item = u32> {
        self.walks.iter().flatten().copied()
    }
}

/// An edge of a path, between the node at this position of one of its walks and the one before it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge {
    walk: usize,
    above: usize,
}

impl SpanningTree {
    /// Of all nodes that a flood has visited, with an edge between each node and every part of the tree that it
    /// touches (J. Kruskal, 1956). A node comes after all larger ones that are connected with it by larger ones: it
    /// touches the same parts as by falling rank. O(n log n) for n visited nodes.
    pub(super) fn new<G: Graph>(graph: &G, visited: &Visited) -> Self {
        let count = visited.nodes().len();
        let mut tree = Self { parents: Vec::with_capacity(count), marks: vec![0; count], walks: 0 };
        let mut parts = Parts { later: Vec::with_capacity(count) };
        for (place, &node) in (0..).zip(visited.nodes()) {
            tree.parents.push(place);
            parts.later.push(place);
            graph.for_each_neighbor(node, |next| {
                let next = visited.place(next);
                if next < place && parts.join(place, next) {
                    tree.connect(place, next);
                }
            });
        }
        tree
    }

    /// Makes one part of two by an edge between these nodes. The one whose root is nearer hangs below the other:
    /// O(log n) for each node, all in all, because that one is not deeper than the smaller part is large.
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

    /// Hangs the part of the tree that a node belongs to below another one, by the node itself.
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

    /// Whether two neighbours of the graph are neighbours on the tree.
    pub(super) fn connects(&self, one: u32, other: u32) -> bool {
        one != other && (self.parent(one) == other || self.parent(other) == one)
    }

    /// Fills in the path between two nodes. O(the longer one of its walks), for both take turns until one meets
    /// the other.
    pub(super) fn find_path(&mut self, ends: [u32; 2], path: &mut Path) {
        let stamps = [self.next_stamp(), self.next_stamp()];
        for (walk, (end, stamp)) in path.walks.iter_mut().zip(ends.into_iter().zip(stamps)) {
            walk.clear();
            walk.push(end);
            self.marks[end as usize] = stamp;
        }
        let mut turn = 0;
        loop {
            let walk = &mut path.walks[turn];
            let last = walk[walk.len() - 1];
            let next = self.parents[last as usize];
            let mark = &mut self.marks[next as usize];
            if *mark == stamps[1 - turn] {
                walk.push(next);
                let other = &mut path.walks[1 - turn];
                let common = other.iter().rposition(|&node| node == next);
                other.truncate(common.map_or(0, |position| position + 1));
                return;
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

    /// The cheapest edge of the path if it is worth less than `least`; `worth` says what a node is worth.
    pub(super) fn cheapest(path: &Path, least: u64, worth: impl Fn(u32) -> u64) -> Option<Edge> {
        let (mut cheapest, mut least) = (None, least);
        for (walk, nodes) in path.walks.iter().enumerate() {
            for (above, &node) in nodes.iter().enumerate().skip(1) {
                let worth = worth(node);
                if worth < least {
                    (cheapest, least) = (Some(Edge { walk, above }), worth);
                }
            }
        }
        cheapest
    }

    /// Takes an edge of the path away and connects its ends instead; returns the nodes of the lost edge.
    pub(super) fn exchange(&mut self, path: &Path, lost: Edge) -> [u32; 2] {
        let nodes = &path.walks[lost.walk];
        let mut parent = path.walks[1 - lost.walk][0];
        for &node in &nodes[..lost.above] {
            self.parents[node as usize] = parent;
            parent = node;
        }
        [parent, nodes[lost.above]]
    }
}

/// The parts of a tree that is being made.
struct Parts {
    /// For each node another one of its part, nearer to the last one, which is its own.
    later: Vec<u32>,
}

impl Parts {
    /// Makes one part of that of the last node of all and another node's, with path halving (R. Tarjan, 1975);
    /// false if it is one.
    fn join(&mut self, last: u32, mut node: u32) -> bool {
        loop {
            let next = self.later[node as usize];
            if next == node {
                self.later[node as usize] = last;
                return node != last;
            }
            let after = self.later[next as usize];
            self.later[node as usize] = after;
            node = after;
        }
    }
}
