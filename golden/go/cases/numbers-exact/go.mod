module example.com/numbers-exact-agent

go 1.24
