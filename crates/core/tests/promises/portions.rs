//! Carving in portions of any size returns the same as carving at once.

use meander_core::{
    Grid,
    carve::{CarvingJob, Chisel, chisel},
};

#[test]
fn a_large_carving_takes_many_portions() {
    let side = 300;
    let corners = [side + 1, (side - 2) * side + side - 2, 2 * side - 2, (side - 2) * side + 1];
    let everywhere: Vec<u32> = (0..600).map(|end| end * 149 + end % 7).collect();
    let grid = Grid::new(side, side).unwrap();
    for ends in [&corners[..2], &corners[..3], &corners, &everywhere] {
        let options = Chisel::new(ends).seed(3);
        let mut job = CarvingJob::new(grid, &options).unwrap();
        let (mut portions, mut halfway, mut before) = (1, 0, 0.0);
        while !job.advance(500) {
            portions += 1;
            halfway += u32::from(job.progress() < 0.5);
            assert!((before..1.0).contains(&job.progress()));
            before = job.progress();
        }
        assert!(portions > 20 && halfway > 5, "{portions} portions, {halfway} in the first half");
        assert_eq!(job.finish(), chisel(grid, &options).unwrap());
    }
}

#[test]
fn portions_of_nothing_come_to_an_end() {
    let grid = Grid::new(6, 6).unwrap();
    for wiggliness in [0.0, 1.0, 2.0] {
        for ends in [&[0, 35][..], &[0, 35, 5, 30]] {
            let options = Chisel::new(ends).wiggliness(wiggliness);
            let mut job = CarvingJob::new(grid, &options).unwrap();
            let portions = (0..1000).take_while(|_| !job.advance(0)).count();
            assert!(portions < 1000);
            assert_eq!(job.finish(), chisel(grid, &options).unwrap());
        }
    }
}
