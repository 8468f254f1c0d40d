"""For spark-submit, which takes files: spark-submit [OPTION]... submit.py CONFIG --output FOLDER"""

import sys

from innkeeper_spark.__main__ import main

sys.exit(main())
