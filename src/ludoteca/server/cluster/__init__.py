"""Other processes of the house: peers, proxy, reachability."""
