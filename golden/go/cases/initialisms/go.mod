module example.com/initialisms-agent

go 1.24
