"""Innkeeper on a Spark cluster: the outputs of `innkeeper run`, from files that executors read."""

from .faults import InnkeeperError
from .job import Innkeeper
from .result import Run

__all__ = ["Innkeeper", "InnkeeperError", "Run"]
__version__ = "0.1.0"
