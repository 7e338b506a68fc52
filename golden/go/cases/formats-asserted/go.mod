module example.com/formats-asserted-agent

go 1.24
