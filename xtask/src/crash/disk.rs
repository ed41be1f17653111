//! A disk of its own whose power can be cut.
//!
//! It is ext4 on an image file, mounted through a loop device. What a program
//! wrote but did not sync is in the memory of the file system only, and its
//! journal is committed every five minutes or when somebody syncs: so a copy of
//! the image file is what a disk would hold after the power was cut.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::live::{Folder, has_program, is_root, must};

/// What a file takes of the disk at least, in bytes.
pub(crate) const BLOCK: usize = 4096;

#[derive(Debug)]
pub(crate) struct Disk {
    folder: Folder,
    /// Counts the cuts: every one leaves a new image.
    number: usize,
    mounted: bool,
}

/// Why there can be no such disk here, if there cannot.
pub(crate) fn obstacle(under: &Path) -> Option<String> {
    if !is_root() {
        return Some("mounting an image needs root".to_owned());
    }
    if !has_program("mkfs.ext4", "-V") {
        return Some("mkfs.ext4 is not installed".to_owned());
    }
    Disk::make(under, 8).err()
}

impl Disk {
    pub(crate) fn make(under: &Path, megabytes: u64) -> Result<Disk, String> {
        let folder = Folder::new(under, "disk").map_err(|error| error.to_string())?;
        let mut disk = Disk { folder, number: 0, mounted: false };
        let image = disk.image();
        File::create(&image)
            .and_then(|file| file.set_len(megabytes << 20))
            .map_err(|error| error.to_string())?;
        must(
            Command::new("mkfs.ext4")
                .args(["-q", "-F", "-m", "0", "-b", &BLOCK.to_string()])
                .args(["-E", "lazy_itable_init=0,lazy_journal_init=0"])
                .arg(&image),
        )?;
        disk.mount()?;
        fs::create_dir_all(disk.data()).map_err(|error| error.to_string())?;
        // The folder itself shall survive every cut.
        must(Command::new("sync").arg("-f").arg(disk.mount_point()))?;
        Ok(disk)
    }

    /// The folder for the server.
    pub(crate) fn data(&self) -> PathBuf {
        self.mount_point().join("data")
    }

    /// Cuts the power, and puts it on again. Nobody may be writing: the copy
    /// takes a moment, and a disk has one state when its power fails.
    pub(crate) fn cut(&mut self) -> Result<(), String> {
        let old = self.image();
        let next = self.folder.join(&format!("image-{}", self.number + 1));
        must(Command::new("cp").arg("--sparse=always").arg(&old).arg(&next))?;
        self.unmount()?;
        fs::remove_file(old).map_err(|error| error.to_string())?;
        self.number += 1;
        self.mount()
    }

    /// Fills the disk to the last block, or fills it again.
    pub(crate) fn fill(&self) -> io::Result<()> {
        let mut file = File::options().create(true).append(true).open(self.filler())?;
        // What others gave back can be had after the journal was written.
        for _ in 0..10 {
            let before = file.metadata()?.len();
            for size in [1 << 20, BLOCK] {
                while file.write_all(&vec![7; size]).is_ok() {}
            }
            file.sync_all()?;
            if file.metadata()?.len() == before {
                break;
            }
        }
        Ok(())
    }

    pub(crate) fn make_room(&self) -> io::Result<()> {
        fs::remove_file(self.filler())
    }

    fn filler(&self) -> PathBuf {
        self.mount_point().join("filler")
    }

    pub(crate) fn mount_point(&self) -> PathBuf {
        self.folder.join("disk")
    }

    fn image(&self) -> PathBuf {
        self.folder.join(&format!("image-{}", self.number))
    }

    fn mount(&mut self) -> Result<(), String> {
        let point = self.mount_point();
        fs::create_dir_all(&point).map_err(|error| error.to_string())?;
        must(Command::new("mount").args(["-o", "loop,commit=300"]).arg(self.image()).arg(&point))?;
        self.mounted = true;
        Ok(())
    }

    fn unmount(&mut self) -> Result<(), String> {
        if self.mounted {
            must(Command::new("umount").arg(self.mount_point()))?;
            self.mounted = false;
        }
        Ok(())
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Err(error) = self.unmount() {
            eprintln!("{error}");
        }
    }
}
