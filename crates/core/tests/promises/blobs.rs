//! Promises of blobs, and of seeded routes on graphs.

use crate::graphs::{Links, links};
use crate::plain::fields;
use crate::plain_blob::blob_plainly;
use crate::property::properties;
use meander_core::{
    Graph, Grid, Neighborhood, OnGraph,
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

/// How many neighbours a cell of the blob has in it, on average over cells and seeds.
fn mean_neighbors(grid: &Grid, count: u32, roundness: f64) -> f64 {
    let mut pairs = 0;
    let seeds = 12;
    for seed in 0..seeds {
        let options = Blob::new(count).seed(seed).roundness(roundness);
        let nodes = blob(grid, &options).unwrap().unwrap();
        for &node in &nodes {
            grid.for_each_neighbor(node, |next| {
                pairs += u32::from(nodes.binary_search(&next).is_ok());
            });
        }
    }
    f64::from(pairs) / f64::from(count * seeds)
}

#[test]
fn rounder_blobs_are_more_compact() {
    for neighborhood in [Neighborhood::Four, Neighborhood::Eight] {
        let grid = Grid::new(50, 50).unwrap().with_neighborhood(neighborhood);
        for count in [60, 250, 1250] {
            let means: Vec<f64> = [0.0, 0.25, 0.5, 0.75, 1.0]
                .map(|roundness| mean_neighbors(&grid, count, roundness))
                .to_vec();
            assert!(means.is_sorted_by(|less, more| less < more), "{count}: {means:?}");
        }
    }
}

/// Measured by the mean squared distance from the middle, which is smallest for a disc.
#[test]
fn the_roundest_blobs_are_nearly_discs() {
    let grid = Grid::new(80, 80).unwrap();
    let square = |side: f64| side * side;
    let mut spreads = Vec::new();
    for seed in 0..40 {
        let options = Blob::new(640).seed(seed).roundness(1.0);
        let nodes = blob(grid, &options).unwrap().unwrap();
        let places: Vec<(f64, f64)> =
            nodes.iter().map(|node| (f64::from(node % 80), f64::from(node / 80))).collect();
        if places.iter().any(|&(x, y)| x.min(y) < 1.0 || x.max(y) > 78.0) {
            continue;
        }
        let n = places.len() as f64;
        let (sx, sy) =
            places.iter().fold((0.0, 0.0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
        let spread: f64 =
            places.iter().map(|&(x, y)| square(x - sx / n) + square(y - sy / n)).sum();
        // 1 for a disc, 1.05 for a square, 1.3 for a rectangle of 1 to 2.
        spreads.push(spread / n * 2.0 * std::f64::consts::PI / n);
    }
    let mean = spreads.iter().sum::<f64>() / spreads.len() as f64;
    assert!(spreads.len() > 5 && mean < 1.08, "{spreads:?}");
}
