//! Looking from several neighbours at once for what one of them leads to.

use super::lattice::Lattice;
use super::pockets::Parts;

/// Lists that serve many looks.
#[derive(Debug, Clone)]
pub(super) struct Spread {
    met: [Vec<u32>; 4],
    /// In which look each place was met last.
    met_in: Vec<u32>,
    looks: u32,
}

impl Spread {
    pub(super) fn new(lattice: &Lattice) -> Self {
        let met_in = vec![0; lattice.places() as usize];
        Self { met: [const { Vec::new() }; 4], met_in, looks: 0 }
    }

    /// Calls `pocket` with each place that can be reached from groups of neighbours of `centre`, but
    /// not through it, that do not lead to what is `wanted`; at least one does. All are followed at
    /// the same pace, so this takes no longer than the pockets are large.
    pub(super) fn pockets(
        &mut self,
        lattice: &Lattice,
        centre: u32,
        parts: &Parts,
        passable: impl Fn(u32) -> bool,
        wanted: impl Fn(u32) -> bool,
        mut pocket: impl FnMut(u32),
    ) {
        self.looks += 1;
        self.met_in[centre as usize] = self.looks;
        let mut undecided = 0u32;
        for (group, (met, arms)) in self.met.iter_mut().zip(parts.groups()).enumerate() {
            undecided |= 1 << group;
            met.clear();
            met.extend(arms);
            for &arm in arms {
                self.met_in[arm as usize] = self.looks;
            }
        }
        let mut heads = [0; 4];
        let mut found = false;
        while undecided.count_ones() > u32::from(!found) {
            for (group, (met, head)) in self.met.iter_mut().zip(&mut heads).enumerate() {
                if undecided >> group & 1 == 0 {
                    continue;
                }
                let place = met.get(*head).copied();
                *head += 1;
                match place {
                    None => {
                        undecided ^= 1 << group;
                        met.iter().for_each(|&place| pocket(place));
                    }
                    Some(place) if wanted(place) => {
                        undecided ^= 1 << group;
                        found = true;
                    }
                    Some(place) => {
                        for near in lattice.neighbors(place) {
                            let met_in = &mut self.met_in[near as usize];
                            if *met_in != self.looks && (passable(near) || wanted(near)) {
                                *met_in = self.looks;
                                met.push(near);
                            }
                        }
                    }
                }
            }
        }
    }
}
