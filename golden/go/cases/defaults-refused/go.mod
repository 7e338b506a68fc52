module example.com/defaults-refused-agent

go 1.24
