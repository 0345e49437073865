//! Promises of graphs other than grids, and errors for graphs that break theirs.

use crate::property::properties;
use meander_core::{
    CELL_LIMIT, Error, Graph, OnGraph,
    carve::{Blob, CarvingJob, Chisel, Chiseler, blob, chisel},
    search::{Route, Terminals, branches, route, unreachable_terminals},
};
use proptest::prelude::*;

/// A graph as lists of neighbours.
#[derive(Debug, Clone)]
pub(crate) struct Links(pub(crate) Vec<Vec<u32>>);

impl Links {
    /// Edges that lead both ways.
    pub(crate) fn between(count: u32, edges: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let mut links = vec![Vec::new(); count as usize];
        for (one, other) in edges {
            links[one as usize].push(other);
            links[other as usize].push(one);
        }
        Self(links)
    }

    /// The lists of neighbours of a graph.
    pub(crate) fn of(graph: &impl Graph) -> Self {
        let neighbors = |node| {
            let mut neighbors = Vec::new();
            graph.for_each_neighbor(node, |next| neighbors.push(next));
            neighbors
        };
        Self((0..graph.node_count()).map(neighbors).collect())
    }
}

impl Graph for Links {
    fn node_count(&self) -> u32 {
        self.0.len() as u32
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        self.0[node as usize].iter().copied().for_each(visit);
    }
}

/// Graphs of up to this many nodes and edges per node; some list a neighbour twice, or the node itself.
pub(crate) fn links(most: u32, edges: u32) -> impl Strategy<Value = Links> {
    (1..=most).prop_flat_map(move |count| {
        let edges = prop::collection::vec((0..count, 0..count), 0..=(edges * count) as usize);
        edges.prop_map(move |edges| Links::between(count, edges))
    })
}

/// More nodes than a graph may have, and no neighbours.
struct Dust;

impl Graph for Dust {
    fn node_count(&self) -> u32 {
        CELL_LIMIT + 1
    }

    fn for_each_neighbor(&self, _: u32, _: impl FnMut(u32)) {}
}

/// The error of each function that connects nodes.
fn connecting<G: Graph>(graph: &G) -> [Option<Error>; 6] {
    let map = OnGraph(graph);
    let options = Chisel::new(&[0, 1]);
    let stepped = options.wiggliness(2.0);
    [
        chisel(map, &options).err(),
        Chiseler::new(map, &stepped).err(),
        CarvingJob::new(map, &stepped).err(),
        blob(map, &Blob::new(1)).err(),
        unreachable_terminals(map, &Terminals::new(&[0, 1])).err(),
        branches(map, &Terminals::new(&[0, 1])).err(),
    ]
}

fn assert_refused<G: Graph>(graph: &G, says: &str, also_by_routes: bool) {
    for error in connecting(graph) {
        assert_eq!(error.map(|error| error.to_string()).as_deref(), Some(says));
    }
    let error = route(graph, &Route::new(&[0, 0])).err().map(|error| error.to_string());
    assert_eq!(error.as_deref(), also_by_routes.then_some(says));
}

#[test]
fn bad_graphs_are_refused_with_the_node_and_the_neighbour() {
    assert_refused(&Dust, "graph asks for 16777217 nodes; at most 16777216 are allowed", true);
    let absent = Links(vec![vec![1], vec![0, 2], vec![1, 7]]);
    assert_refused(&absent, "graph[2] was 7; it must be a neighbour that the graph has", true);
    let one_way = Links(vec![vec![1], vec![0, 2], vec![0, 1]]);
    let says = "graph[0] must list 2, because graph[2] lists 0";
    assert_refused(&one_way, says, false);
}

#[test]
fn a_neighbour_named_twice_by_one_side_only() {
    let graph = Links(vec![vec![1, 1], vec![0, 1]]);
    assert_eq!(connecting(&graph), [const { None }; 6]);
}

properties! {
    #[test]
    fn one_way_graphs_are_told(graph in links(12, 2), node in any::<prop::sample::Index>(), at in any::<prop::sample::Index>()) {
        let blamed = |error: &Error| matches!(error, Error::BadArgument { argument: "graph", .. });
        prop_assert!(!connecting(&graph).iter().flatten().any(blamed));
        let mut one_way = graph.clone();
        let list = &mut one_way.0[node.index(graph.0.len())];
        if list.is_empty() {
            return Ok(());
        }
        let removed = list[at.index(list.len())];
        list.retain(|&next| next != removed);
        let node = node.index(graph.0.len()) as u32;
        let refused = blob(OnGraph(&one_way), &Blob::new(1));
        prop_assert_eq!(refused.is_err_and(|error| blamed(&error)), removed != node);
    }
}
