module example.com/maps-agent

go 1.24
