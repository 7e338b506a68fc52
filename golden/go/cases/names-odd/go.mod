module example.com/names-odd-agent

go 1.24
