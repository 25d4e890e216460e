"""Programs that compute numbers of Masterdice: the maestro's values, a bound on all scores, comparisons of depths."""
