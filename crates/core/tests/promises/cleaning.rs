//! Promises of cleaning: how many bad points it finds and good ones it loses, and how near the line comes to the road.

use crate::bad_tracks::{
    Draws, RECEIVER, Receiver, Recording, found_and_lost, record, road, round_road,
};
use crate::corners::rejected;
use crate::plain::{line, open};
use crate::table::Refining;
use meander_core::glam::DVec2;
use meander_core::{
    Smoother,
    measure::deviation,
    smooth::{Refine, RejectOutliers, reject_outliers},
};

const TRACKS: u64 = 200;

#[derive(Default)]
struct Tally {
    bad: usize,
    found: usize,
    lost: usize,
    off: f64,
}

/// Compares the corrected and the published refining on the same tracks.
#[expect(clippy::print_stdout, reason = "the table of docs/decisions/outliers.md")]
fn tallies(name: &str, receiver: &Receiver, closed: bool) -> [Tally; 2] {
    let mut tallies = [Tally::default(), Tally::default()];
    for seed in 0..TRACKS {
        let draws = &mut Draws::new(seed);
        let road = if closed { round_road(draws, 100) } else { road(draws, 100, 8.0) };
        let Recording { points, bad } = record(draws, &road, receiver);
        let points = line(&points, closed);
        for (tally, published) in tallies.iter_mut().zip([false, true]) {
            let (passes, angle_limit, outlier_angle) = (4, 30.0, 90.0);
            let options = Refining { passes, angle_limit, outlier_angle, published };
            let (found, lost) = found_and_lost(&options.derive(&points).unwrap().rejected, &bad);
            tally.bad += bad.len();
            tally.found += found;
            tally.lost += lost;
            let refined = options.smooth(&points).unwrap();
            tally.off += deviation(&open(&refined), &open(&road)) / TRACKS as f64;
        }
    }
    for (Tally { bad, found, lost, off }, rule) in tallies.iter().zip(["refine", "published"]) {
        println!("| {name} | {rule} | {bad} | {found} | {lost} | {off:.2} |");
    }
    tallies
}

/// Refining finds at least this share, loses at most this share of good points for each bad one, and comes nearer to
/// the road than the published refining.
fn assert_cleaned(name: &str, receiver: &Receiver, closed: bool, finds: f64, loses: f64) {
    let [Tally { bad, found, lost, off }, published] = tallies(name, receiver, closed);
    assert!(bad > 300, "{name}: {bad} bad points tell little");
    assert!(found as f64 >= finds * bad as f64, "{name}: {found} of {bad} found");
    assert!(
        lost as f64 <= loses * bad as f64,
        "{name}: {lost} good points lost for {bad} bad ones"
    );
    assert!(off < published.off, "{name}: off by {off}, published by {}", published.off);
}

#[test]
fn bad_points_are_found_and_good_ones_kept() {
    let near_ends = Receiver { ends: true, ..RECEIVER };
    let crowded = Receiver { runs: 12, apart: 1, ..RECEIVER };
    for (name, receiver, closed, share) in [
        ("single", RECEIVER, false, 0.98),
        ("single, near", Receiver { off: (1.2, 3.0), ..RECEIVER }, false, 0.98),
        ("single, far", Receiver { off: (12.0, 500.0), ..RECEIVER }, false, 0.98),
        ("single, added", Receiver { added: true, ..RECEIVER }, false, 0.98),
        ("single, two good ones apart at the least", crowded, false, 0.95),
        ("second and last but one", near_ends, false, 0.98),
        ("doubled", Receiver { doubled: true, ..RECEIVER }, false, 0.98),
        ("closed", Receiver { margin: 0, ..RECEIVER }, true, 0.98),
    ] {
        assert_cleaned(name, &receiver, closed, share, 0.01);
    }
    for (run, together) in (2..=5).flat_map(|run| [(run, true), (run, false)]) {
        let name = format!("{run} {}", if together { "together" } else { "apart" });
        // A bad point that lands ahead on the road is as good as the good one that it overtakes.
        assert_cleaned(&name, &Receiver { run, together, ..RECEIVER }, false, 0.85, 0.03);
    }
}

#[test]
fn clean_tracks_lose_nothing() {
    for noise in [0.0, 0.02, 0.05, 0.1] {
        for bend in [8.0, 15.0, 25.0] {
            for seed in 0..TRACKS {
                let draws = &mut Draws::new(seed);
                let road = road(draws, 100, bend);
                let receiver = Receiver { noise, runs: 0, ..RECEIVER };
                let Recording { points, .. } = record(draws, &road, &receiver);
                let found = rejected(&points, false);
                assert!(found.is_empty(), "noise {noise}, bend {bend}, seed {seed}: {found:?}");
            }
        }
    }
}

/// Times of a track at speed 1, one unit of time apart.
fn clock(count: usize) -> Vec<f64> {
    (0..count).map(|index| 1000.0 + index as f64).collect()
}

/// The points that a greatest speed rejects, with or without an angle.
fn too_fast(points: &[DVec2], times: &[f64], outlier_angle: f64, max_speed: f64) -> Vec<u32> {
    let options = RejectOutliers::new().outlier_angle(outlier_angle).max_speed(max_speed);
    reject_outliers(&open(points), &options.times(times)).unwrap().rejected
}

#[test]
fn a_greatest_speed_alone_finds_runs_of_any_length() {
    for run in [1, 2, 3, 4, 5, 6, 12, 40] {
        let (mut all, mut right, mut wrong) = (0, 0, 0);
        for seed in 0..TRACKS {
            let draws = &mut Draws::new(seed);
            let road = road(draws, 80, 25.0);
            let far = run as f64;
            let off = (15.0 + far, 40.0 + 2.0 * far);
            let receiver = Receiver { run, off, together: true, runs: 1, ..RECEIVER };
            let Recording { points, bad } = record(draws, &road, &receiver);
            let rejected = too_fast(&points, &clock(points.len()), f64::INFINITY, 1.6);
            let (found, lost) = found_and_lost(&rejected, &bad);
            (all, right, wrong) = (all + bad.len(), right + found, wrong + lost);
        }
        assert_eq!((right, wrong), (all, 0), "runs of {run}");
    }
}

#[test]
fn noise_that_is_a_little_too_fast_takes_no_good_points() {
    // 5 m a second, each fix up to 3 m off along each axis; twenty spikes.
    let (mut bad, mut right, mut wrong) = (0, 0, 0);
    for seed in 0..TRACKS {
        let draws = &mut Draws::new(seed);
        let mut points: Vec<DVec2> = (0..1000)
            .map(|step| {
                let [x, y] = [draws.between(-3.0, 3.0), draws.between(-3.0, 3.0)];
                DVec2::new(5.0 * f64::from(step) + x, y)
            })
            .collect();
        let spikes: Vec<u32> = (0..20).map(|spike| 25 + 50 * spike).collect();
        spikes.iter().for_each(|&at| points[at as usize].y += 2000.0);
        let rejected = too_fast(&points, &clock(1000), f64::INFINITY, 10.5);
        let (found, lost) = found_and_lost(&rejected, &spikes);
        (bad, right, wrong) = (bad + spikes.len(), right + found, wrong + lost);
    }
    assert_eq!(right, bad);
    assert!(wrong * 20 < bad, "{wrong} good points lost for {bad} bad ones");
}

#[test]
fn turns_find_runs_as_long_as_they_are_asked_to() {
    let mut points: Vec<DVec2> = (0..30).map(|x| DVec2::new(f64::from(x), 0.0)).collect();
    points[12..20].iter_mut().for_each(|point| point.y = 9.0);
    let rejected = |max_run| {
        reject_outliers(&open(&points), &RejectOutliers::new().max_run(max_run)).unwrap().rejected
    };
    assert_eq!((rejected(5), rejected(7)), (Vec::new(), Vec::new()));
    assert_eq!((rejected(8), rejected(15)), ((12..20).collect(), (12..20).collect()));
}

#[test]
fn either_judge_suffices() {
    // Off to the side but slow, and ahead in line but fast.
    let mut points: Vec<DVec2> = (0..20).map(|x| DVec2::new(f64::from(x), 0.0)).collect();
    points[6].y = 2.0;
    points[13].x = 40.0;
    points[14].x = 41.0;
    let times = clock(20);
    let rejected = |outlier_angle, max_speed| too_fast(&points, &times, outlier_angle, max_speed);
    assert_eq!(rejected(90.0, f64::INFINITY), [6, 13, 14]);
    assert_eq!(rejected(f64::INFINITY, 5.0), [13, 14]);
    assert_eq!(rejected(90.0, 5.0), [6, 13, 14]);
    assert_eq!(rejected(f64::INFINITY, f64::INFINITY), [0u32; 0]);
}

#[test]
fn times_travel_with_the_points() {
    // On a straight road time is proportional to length, however uneven the steps.
    let mut x = 0.0;
    let road: Vec<DVec2> = (0..9)
        .map(|step| {
            x += f64::from(1 + step * step % 7);
            DVec2::new(x, 0.0)
        })
        .collect();
    let times: Vec<f64> = road.iter().map(|point| point.x + 1000.0).collect();
    let derived = Refine::new().angle_limit(0.0).passes(4).derive(&open(&road)).unwrap();
    let after = derived.interpolate(&times).unwrap();
    let same = |(point, time): (&DVec2, f64)| (point.x + 1000.0 - time).abs() < 1e-9;
    assert!(derived.line.iter().zip(after).all(same));
}
