//! Measuring polylines and travelling along them.

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
