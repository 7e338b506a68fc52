module example.com/nested-deeply-agent

go 1.24
