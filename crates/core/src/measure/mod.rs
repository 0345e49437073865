//! Measuring polylines and travelling along them.
//!
//! - *segment*: the straight line from one point to the next, of a closed line also from the last to the first
//! - *arc length*: the distance along the line from its first point
//! - *heading*: the direction of travel, a vector of length 1
//! - *turn*: by how many degrees the heading changes at a point
//! - *deviation*: the greatest distance from any position on one line to the other line

mod deviation;
mod follower;
mod mean_heading;
mod nearest;
pub(crate) mod resample;
mod segment_boxes;
mod shape;

pub use deviation::deviation;
pub use follower::{Follower, Position};
pub use nearest::{LineIndex, Nearest, nearest};
pub use resample::{Resample, resample};
pub(crate) use segment_boxes::SegmentBoxes;
pub use shape::{Shape, curvature, measure, turn_angles};
