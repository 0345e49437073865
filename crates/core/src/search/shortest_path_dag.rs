//! Walks through the directed acyclic graph of shortest paths: from the far end back to the start, one step nearer each
//! time.

use crate::rng::Draws;

/// Walks from `far` until `arrived` returns true, each time on to one of the candidates that `nearer` lists.
///
/// With draws, all candidates are equally likely; without, the walk takes the first. The result includes `far` and the
/// node of arrival. The walk stops early if there is no candidate.
pub(crate) fn walk_back(
    far: u32,
    arrived: impl Fn(u32) -> bool,
    nearer: impl Fn(u32, &mut Vec<u32>),
    mut draws: Option<&mut Draws>,
) -> Vec<u32> {
    let mut path = vec![far];
    let mut node = far;
    let mut candidates = Vec::new();
    while !arrived(node) {
        candidates.clear();
        nearer(node, &mut candidates);
        let chosen = match &mut draws {
            Some(draws) if candidates.len() > 1 => draws.below(candidates.len() as u32),
            _ => 0,
        };
        match candidates.get(chosen as usize) {
            Some(&next) => node = next,
            None => break,
        }
        path.push(node);
    }
    path
}
