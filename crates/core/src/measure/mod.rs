//! Measuring polylines and travelling along them.

mod curvature;
mod deviation;
mod follower;
mod shape;
mod walls;

pub use curvature::curvature;
pub use deviation::deviation;
pub use follower::{Follower, Position, resample};
pub use shape::{Shape, measure};
pub(crate) use walls::Ground;
pub use walls::{WallCrossings, first_wall_hit, wall_crossings, walls_crossed};
