"""What every part of the server runs on: time, scheduler, job queue, rate limits, logs, addresses."""
