//! Promises of blobs, and of seeded routes on graphs.

use crate::graphs::{Links, links};
use crate::plain::fields;
use crate::plain_blob::blob_plainly;
use crate::property::properties;
use meander_core::{
    Graph, Grid, OnGraph,
    carve::{Blob, blob},
    search::{Route, route},
};
use proptest::prelude::*;

properties! {
    #![cases(400)]

    /// On grids, rings of removed cells reveal cut vertices; on other graphs, searches do.
    #[test]
    fn a_blob_is_the_plain_one(
        field in fields(9, 4, 2),
        count in 0..60u32,
        seed in any::<u32>(),
        weigh in prop::option::of(prop::collection::vec(prop_oneof![Just(0.0), 0.1..9.0], 81)),
    ) {
        let cells = field.grid.cell_count() as usize;
        let weights = weigh.as_ref().map(|weights| &weights[..cells]);
        let mut options = Blob::new(count).seed(seed).walls(&field.walls).roundness(0.0);
        options.weights = weights;
        let plain = blob_plainly(&field.grid, &options);
        prop_assert_eq!(&blob(field.grid, &options).unwrap(), &plain);
        prop_assert_eq!(&blob(OnGraph(Links::of(&field.grid)), &options).unwrap(), &plain);
    }

    #[test]
    fn a_blob_of_any_graph_is_the_plain_one(graph in links(24, 2), part in 0..=100u32, seed in any::<u32>()) {
        let count = graph.node_count() * part / 100;
        let options = Blob::new(count).seed(seed);
        prop_assert_eq!(blob(OnGraph(&graph), &options).unwrap(), blob_plainly(&graph, &options));
    }

    #[test]
    fn a_round_blob_is_the_same_without_the_grids_help(field in fields(12, 4, 2), seed in any::<u32>(), roundness in 0.0..=1.0) {
        let options = Blob::new(20).seed(seed).walls(&field.walls).roundness(roundness);
        prop_assert_eq!(blob(field.grid, &options).unwrap(), blob(OnGraph(Links::of(&field.grid)), &options).unwrap());
    }
}

/// `digests.rs` pins blobs and routes across maps.
#[test]
fn a_seed_keeps_its_route() {
    let grid = Grid::new(6, 6).unwrap();
    let found = route(&grid, &Route::new(&[0, 35]).seed(1)).unwrap().unwrap();
    assert_eq!(found, [0, 6, 12, 18, 19, 20, 26, 27, 33, 34, 35]);
}
