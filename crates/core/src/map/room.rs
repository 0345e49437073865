//! Cells whose centres have room around them.

use super::ROUNDING;

/// The radius up to which every route that keeps off corners has room.
pub(super) const HALF_CELL: f64 = 0.5;

/// True for each cell whose centre is nearer than `radius` to a wall or to the rim of the grid.
///
/// The straight line between two such neighbours has this room, too; between diagonal ones, if both cells beside the
/// line have it. O(cells): the distance to the nearest wall in its column says how much of a row that wall blocks.
pub(super) fn too_narrow(blocked: &[bool], width: usize, radius: f64) -> Vec<bool> {
    let (count, height, needed) = (blocked.len(), blocked.len() / width, radius - ROUNDING);
    let mut rows = vec![u32::MAX; count];
    for at in 0..count {
        let above = if at < width { u32::MAX } else { rows[at - width] };
        rows[at] = if blocked[at] { 0 } else { above.saturating_add(1) };
    }
    for at in (0..count - width).rev() {
        rows[at] = rows[at].min(rows[at + width].saturating_add(1));
    }
    let columns_blocked = |rows: u32| {
        let gap = (f64::from(rows) - 0.5).max(0.0);
        let beside = needed * needed - gap * gap;
        (beside > 0.0).then(|| (beside.sqrt() + 0.5).ceil().min(width as f64) as usize - 1)
    };
    let is_rim = |at: usize, count: usize| at.min(count - 1 - at) as f64 + 0.5 < needed;
    let mut narrow = vec![false; count];
    let mut changes = vec![0i32; width + 1];
    for (y, narrow) in narrow.chunks_mut(width).enumerate() {
        changes.fill(0);
        for (x, &rows) in rows[y * width..][..width].iter().enumerate() {
            if let Some(reach) = columns_blocked(rows) {
                changes[x.saturating_sub(reach)] += 1;
                changes[(x + reach + 1).min(width)] -= 1;
            }
        }
        let mut blocking = 0;
        for (x, narrow) in narrow.iter_mut().enumerate() {
            blocking += changes[x];
            *narrow = blocking > 0 || is_rim(x, width) || is_rim(y, height);
        }
    }
    narrow
}
