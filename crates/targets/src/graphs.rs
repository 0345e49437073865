//! The calls that take any graph, on graphs that may be none.

use meander_core::on_graph::{blob, chisel, reachable};
use meander_core::{Blob, Chisel, Graph, Route, cheapest_route, route};

use crate::{Bytes, Target};

const ROUTE: &[&str] = &["graph", "walls", "from", "to", "through", "cost"];

pub(crate) static TARGETS: &[Target] = &[
    Target::new("route", ROUTE, |bytes| {
        let (graph, walls, through) = site(bytes);
        let options = stops(bytes, &graph, &walls, &through);
        let found = route(&graph, &options)?;
        let lengths = cheapest_route(&graph, &options, |_, _| 1, |_, _| 0)?;
        assert_eq!(found.as_ref().map(Vec::len), lengths.as_ref().map(Vec::len));
        found.iter().for_each(|way| graph.assert_joined(way));
        Ok(())
    }),
    Target::new("cheapest_route", ROUTE, |bytes| {
        let (graph, walls, through) = site(bytes);
        let options = stops(bytes, &graph, &walls, &through);
        let (factor, estimate) = (bytes.whole(3), u64::from(bytes.word()) << bytes.below(33));
        let cost = |from: u32, to: u32| from.wrapping_mul(to).wrapping_mul(factor);
        let found = cheapest_route(&graph, &options, cost, |_, _| estimate)?;
        found.iter().for_each(|way| graph.assert_joined(way));
        Ok(())
    }),
    Target::new("Graph", &["graph", "walls", "terminals", "from"], |bytes| {
        let (graph, walls, mut terminals) = site(bytes);
        terminals.extend([0, 0]);
        let options = Chisel::new(&terminals).walls(&walls).seed(bytes.word());
        let carving = chisel(&graph, &options.wiggliness(f64::from(bytes.below(3))))?;
        if let Some(carving) = carving {
            assert!(terminals.iter().all(|terminal| carving.nodes.contains(terminal)));
        }
        let island = blob(&graph, &Blob::new(bytes.below(4)).walls(&walls))?;
        assert!(island.is_none_or(|nodes| nodes.iter().all(|node| !walls.contains(node))));
        assert!(reachable(&graph, &walls, 0)?.iter().all(|node| !walls.contains(node)));
        Ok(())
    }),
];

/// Neighbours of each node, which need not be there.
#[derive(Debug)]
struct Links(Vec<Vec<u32>>);

impl Graph for Links {
    fn node_count(&self) -> u32 {
        self.0.len() as u32
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        self.0[node as usize].iter().copied().for_each(visit);
    }
}

impl Links {
    fn new(bytes: &mut Bytes<'_>) -> Self {
        let count = 1 + bytes.below(12);
        let mut links = vec![Vec::new(); count as usize];
        let mutual = !bytes.once_in(8);
        for _ in 0..bytes.below(40) {
            let from = bytes.below(count);
            let to = if mutual { bytes.below(count) } else { bytes.index(count) };
            links[from as usize].push(to);
            if mutual {
                links[to as usize].push(from);
            }
        }
        Self(links)
    }

    fn assert_joined(&self, way: &[u32]) {
        for pair in way.windows(2) {
            assert!(self.0[pair[0] as usize].contains(&pair[1]), "{way:?}");
        }
    }
}

fn site(bytes: &mut Bytes<'_>) -> (Links, Vec<u32>, Vec<u32>) {
    let graph = Links::new(bytes);
    let count = graph.node_count();
    let (walls, others) = (bytes.indexes(3, count), bytes.indexes(3, count));
    (graph, walls, others)
}

fn stops<'a>(
    bytes: &mut Bytes<'_>,
    graph: &Links,
    walls: &'a [u32],
    through: &'a [u32],
) -> Route<'a> {
    let count = graph.node_count();
    let mut options =
        Route::new(bytes.index(count), bytes.index(count)).walls(walls).through(through);
    options.seed = bytes.maybe(Bytes::word);
    options
}
