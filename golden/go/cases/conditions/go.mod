module example.com/conditions-agent

go 1.24
