//! As many calls of each target as are asked for, or of those that are named: how many gave an answer, and how long
//! they took. What a call panics on is made small and kept in `found`.
//!
//! `cargo run --profile targets -p meander-targets --example seeded -- 1000000 chisel`
#![expect(clippy::print_stdout, reason = "an example says what it found")]

use std::panic::catch_unwind;
use std::path::Path;
use std::time::Instant;

use meander_targets::{Target, seeded_bytes, targets};

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let calls = arguments.next().and_then(|calls| calls.parse().ok()).unwrap_or(1000);
    let names: Vec<String> = arguments.collect();
    println!("| call | calls | answered | seconds |\n|---|---|---|---|");
    for target in
        targets().filter(|target| names.is_empty() || names.iter().any(|name| name == target.name))
    {
        let start = Instant::now();
        let mut answered = 0u64;
        for call in 0..calls {
            let bytes = seeded_bytes(call);
            match catch_unwind(|| target.call(&bytes)) {
                Ok(answer) => answered += u64::from(answer),
                Err(_) => return keep(target, call, &shrink(target, bytes)),
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("| `{}` | {calls} | {answered} | {seconds:.1} |", target.name);
    }
    Ok(())
}

fn panics(target: &Target, bytes: &[u8]) -> bool {
    catch_unwind(|| target.call(bytes)).is_err()
}

/// Shorter, and with more zeros, as long as it still panics.
fn shrink(target: &Target, mut bytes: Vec<u8>) -> Vec<u8> {
    std::panic::set_hook(Box::new(|_| {}));
    while let Some(shorter) = bytes.len().checked_sub(1) {
        if !panics(target, &bytes[..shorter]) {
            break;
        }
        bytes.truncate(shorter);
    }
    for at in 0..bytes.len() {
        let before = std::mem::replace(&mut bytes[at], 0);
        if !panics(target, &bytes) {
            bytes[at] = before;
        }
    }
    bytes
}

fn keep(target: &Target, call: u64, bytes: &[u8]) -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("found").join(target.name);
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join(format!("call-{call}")), bytes)?;
    Err(std::io::Error::other(format!(
        "{} panics on call {call}; kept in {}",
        target.name,
        folder.display()
    )))
}
