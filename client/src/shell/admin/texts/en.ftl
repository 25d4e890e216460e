# The desk of whoever runs the house.
desk = The desk
desk-key-title = The key of the desk
desk-key-text = It is written in the terminal the house was started from.
desk-key = Key
desk-enter = Come in
desk-leave = Leave the desk
desk-open-since = Open for { $time } · version { $version }
desk-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
  }
desk-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
  }
desk-days = { $n ->
    [one] a day
   *[other] { $n } days
  }
desk-now = Right now
desk-tables = Tables awake
desk-people = People
desk-bots = Bots
desk-moves = Moves
desk-load = Load
desk-load-help = per core, over the last minute
desk-memory = Memory
desk-disk = Disk
desk-disk-well = writing
desk-disk-waits = waiting
desk-no-tables = No table is awake. When somebody opens one, it shows here.
desk-table = { $game }, table { $code }
desk-chairs = { $people } of { $chairs }{ $bots ->
    [0] {""}
    [one] {" "}· one bot
   *[other] {" "}· { $bots } bots
  }{ $watching ->
    [0] {""}
    [one] {" "}· one watches
   *[other] {" "}· { $watching } watch
  }
desk-away = away
desk-listed = in the window
desk-write = Write to the table
desk-write-to = A notice to table { $code }
desk-write-help = Everybody there reads it in the chat, in the name of the house.
desk-send = Send
desk-sent = The table has it.
desk-shut = Close the table
desk-shut-title = Close table { $code }?
desk-shut-text = Those who are there are told goodbye, and nobody can come back. It cannot be undone.
desk-shut-done = The table is closed.
desk-cancel = Leave it
desk-what-to-do = what to do
desk-bar = Keep outside
desk-bar-title = Keep { $name } outside?
desk-bar-by = By what
desk-bar-guest = This person
desk-bar-name = Whoever uses this name
desk-bar-address = Whoever comes from { $address }
desk-bar-how-long = For how long
desk-bars = Who stays outside
desk-no-bars = Nobody.
desk-bar-what = Name or address
desk-bar-kind-name = Name
desk-bar-kind-address = Address
desk-bar-kind-guest = Person
desk-until = { $time } more
desk-lift = Let back in
desk-house = The house
desk-name = Name of the house
desk-name-help = On top of the first page, beside ours.
desk-notice = Notice
desk-notice-help = It stays on the first page until you take it away: hours, the school's rules, Thursday's evening.
desk-limits = Limits
desk-limit-tables = Tables open in the whole house
desk-limit-tables-help = 0: as many as people like
desk-limit-guest = Tables per person
desk-limit-newcomers = Newcomers at once from one address
desk-limit-newcomers-help = a whole school may stand behind one address
desk-open-tables = Tables in the window
desk-open-tables-help = A host may show the table to anybody in the house.
desk-family = Family words
desk-family-on = Usually
desk-family-always = Always
desk-family-off = No
desk-family-help = “Usually”: a host can switch them off at the table. “Always”: nobody can.
desk-save = Save
desk-saved = Done.
desk-log = What happened
desk-log-empty = Nothing to report.
desk-refusals = The most frequent refusals
event-reported = Reported: { $name }
event-kicked = Somebody was sent away from a table
event-swept = The house was swept
event-open = The house opened
event-disk_waits = The server cannot save: { $error }
event-disk_back = The disk is back after { $seconds } seconds
event-desk_settled = Settings changed
event-desk_barred = Kept outside: { $what }
event-desk_lifted = A bar was lifted
event-desk_shut = Table { $code } closed
event-desk_said = Notice to table { $code }
