//! Two guards on patrol: routes from post to post, made smooth, and walked at 60 frames a second.
//!
//! `cargo run -p meander-core --example patrol > patrol.svg`

use meander_core::glam::DVec2;
use meander_core::{
    Grid, GridMap, Neighborhood, Polyline, RouteQuery, cells_to_points,
    measure::{Follower, Position},
    smooth::{CatmullRom, catmull_rom},
};

#[path = "draw/svg.rs"]
mod svg;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let tiles: String = include_str!("rooms.txt").lines().collect();
    let grid = Grid::new(30, 13)?.with_neighborhood(Neighborhood::Eight);
    let walls: Vec<bool> = tiles.chars().map(|tile| tile == '#').collect();
    let map = GridMap::new(&grid).with_walls(&walls)?;
    let mut svg = svg::Svg::new([30.0, 13.0], 24.0, "Two guards walk their rounds");

    for (posts, color) in [("123", "#d55e00"), ("ABCD", "#009e73")] {
        let posts: Vec<u32> =
            posts.chars().filter_map(|post| tiles.find(post)).map(|at| at as u32).collect();
        let (mut raw, mut corners) = (Vec::<DVec2>::new(), Vec::<DVec2>::new());
        for (&from, &to) in posts.iter().zip(posts.iter().cycle().skip(1)) {
            let route = map.route(&[from, to], &RouteQuery::new())?;
            let stairs = route.ok_or("no route to a post")?.line;
            corners.extend(&map.pull(&stairs, f64::INFINITY, 0.4)?.line[1..]);
            raw.extend(&stairs[1..]);
        }
        let curve = catmull_rom(&Polyline::closed(corners)?, &CatmullRom::new())?;
        let raw = Polyline::closed(raw)?;
        let round = map.guard(&raw, &curve, 0.4)?;
        let walker = Follower::new(&round).with_turning(0.6)?;

        // Two cells a second.
        let frames = (0..(walker.length() * 30.0) as u32).map(|frame| f64::from(frame) / 30.0);
        let frames: Vec<_> = frames.filter_map(|distance| walker.at(distance)).collect();
        let is_smooth = |two: &[Position<DVec2>]| two[0].heading.distance(two[1].heading) < 0.1;
        assert!(frames.windows(2).all(is_smooth), "a heading jumps");
        let cone = |now: &Position<DVec2>| {
            let (ahead, aside) = (now.heading * 1.8, now.heading.perp() * 0.7);
            vec![now.point, now.point + ahead - aside, now.point + ahead + aside]
        };
        let cones: Vec<_> = frames.iter().step_by(45).map(cone).collect();
        svg.lines(&cones, true, &format!(r#"fill="{color}" fill-opacity=".25""#));
        let dotted = format!(r#"stroke="{color}" stroke-width="1.5" stroke-dasharray="1 4""#);
        svg.lines(&[raw.to_vec()], true, &dotted);
        svg.lines(&[round.to_vec()], true, &format!(r#"stroke="{color}" stroke-width="3""#));
        let places = cells_to_points(30, &posts)?;
        svg.marks(&places, &[(0.0, 0.0)], r##"stroke="#1d2327" stroke-width="9""##);
    }
    let tile = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
    let stone: Vec<u32> =
        (0..).zip(&walls).filter(|(_, wall)| **wall).map(|(cell, _)| cell).collect();
    svg.marks(&cells_to_points(30, &stone)?, &tile, r##"fill="#565b5f""##);
    svg.print();
    Ok(())
}
