"""Programs that compute numbers of Canvas: a bound on the score of the solo puzzle."""
