module example.com/numbers-out-of-range-agent

go 1.24
