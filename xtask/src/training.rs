//! The tests of `training/`, by a Python that has what they need.

use std::process::Command;

use crate::left_out;
use crate::steps::{Step, output_of};

/// The second is Debian's, which packages PyTorch; the first may be another.
const PYTHONS: [&str; 2] = ["python3", "/usr/bin/python3"];

pub(crate) fn test() -> bool {
    let with = |modules: &str| {
        let import = format!("import {modules}");
        let has = |python: &&str| output_of(Command::new(python).args(["-c", &import])).is_some();
        PYTHONS.into_iter().find(has)
    };
    let python = match (with("numpy, torch"), with("numpy")) {
        (Some(python), _) => python,
        (None, Some(python)) => {
            left_out::note("training itself: no Python here has PyTorch (python3-torch)");
            python
        }
        (None, None) => {
            left_out::note("tests of training/: no Python here has NumPy (python3-torch)");
            return true;
        }
    };
    Step::new(python, &["-m", "unittest", "discover", "-s", "training", "-t", "training"]).run()
}
