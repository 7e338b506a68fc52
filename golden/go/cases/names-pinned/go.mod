module example.com/names-pinned-agent

go 1.24
