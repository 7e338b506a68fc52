module example.com/external-validator-agent

go 1.24
