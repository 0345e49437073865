#![doc = include_str!("../../../docs/bevy.md")]
