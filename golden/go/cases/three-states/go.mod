module example.com/three-states-agent

go 1.24
