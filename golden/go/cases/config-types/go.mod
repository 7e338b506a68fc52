module example.com/config-types-agent

go 1.24
